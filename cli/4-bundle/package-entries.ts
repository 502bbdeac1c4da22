import { join } from 'node:path';
import { exportNames, type PackageUses } from './package-links.ts';

/** Uses by the name of their entry; `site` is the entry that every page with demos loads. */
export type UsesByEntry = Readonly<Record<string, PackageUses>>;

export const entryPrefix = 'docs-build-packages:';
export const laterPrefix = 'docs-build-later:';
export const effectsPrefix = 'docs-build-effects:';

/** Modules imported only for their effects, such as a locale that registers itself with its library. */
const effectsOf = ({ names }: PackageUses): string[] =>
  Object.entries(names).flatMap(([module, own]) => (own.length === 0 ? [module] : []));

/**
 * Entry modules by id: one with all names for each set of uses, and one for each module that is imported later. An
 * entry imports modules for their effects through a separate module, first: see `chunk-names.ts`.
 */
export function entryTexts(uses: UsesByEntry, root: string): ReadonlyMap<string, string> {
  const file = (module: string) => JSON.stringify(join(root, module));
  const imports = (modules: readonly string[]): string[] => modules.map((each) => `import ${file(each)};`);
  const entry = (name: string, own: PackageUses): string => {
    const nameOf = exportNames(own);
    const effects = effectsOf(own);
    return [
      ...(effects.length > 0 ? [`import ${JSON.stringify(effectsPrefix + name)};`] : []),
      ...Object.entries(own.names).flatMap(([module, names]) => [
        ...imports([module]),
        ...names.map((imported) =>
          imported === '*'
            ? `export * as ${nameOf(module, imported)} from ${file(module)};`
            : `export { ${imported} as ${nameOf(module, imported)} } from ${file(module)};`,
        ),
      ]),
    ].join('\n');
  };
  const later = new Set(Object.values(uses).flatMap((own) => own.later));
  const texts = Object.entries(uses).flatMap(([name, own]): [string, string][] => [
    [entryPrefix + name, entry(name, own)],
    [effectsPrefix + name, imports(effectsOf(own)).join('\n')],
  ]);
  return new Map([
    ...texts,
    ...[...later]
      .sort()
      .map((module): [string, string] => [laterPrefix + module, `export * as all from ${file(module)};`]),
  ]);
}
