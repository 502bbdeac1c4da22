import { join } from '../../machine/paths.ts';
import { exportNames, type PackageUses } from './package-links.ts';

/**
 * Uses by the name of their entry: `site`, which every page with demos loads, the key of a page, or the key's
 * `furtherEntry`.
 */
export type UsesByEntry = Readonly<Record<string, PackageUses>>;

const furtherPrefix = 'further:';

/** Name of the entry for a page's further demos, which loads after the page's own entry. */
export const furtherEntry = (key: string): string => furtherPrefix + key;

export const entryPrefix = 'docs-build-packages:';

/** Id of the entry that loads before the given entry of further demos; null for another entry. */
export const entryBefore = (id: string): string | null =>
  id.startsWith(entryPrefix + furtherPrefix) ? id.replace(furtherPrefix, '') : null;

export const laterPrefix = 'docs-build-later:';
export const effectsPrefix = 'docs-build-effects:';

/**
 * Id of the module through which entries import a package's module. The bundler would take a slash in it for a path on
 * disk.
 */
const adaptedId = (module: string): string => `docs-build-module:${module.replaceAll('/', ':')}`;

/** Modules imported only for their effects, such as a locale that registers itself with its library. */
const effectsOf = ({ names }: PackageUses): string[] =>
  Object.entries(names).flatMap(([module, own]) => (own.length === 0 ? [module] : []));

/** Module → names that some entry imports from it; none for modules that are imported only for their effects. */
function importedNames(uses: UsesByEntry): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const [module, names] of Object.values(uses).flatMap((own) => Object.entries(own.names)))
    for (const name of names) found.set(module, (found.get(module) ?? new Set()).add(name));
  return new Map([...found].sort().map(([module, names]) => [module, [...names].sort()]));
}

/** A module of a package as entries import it, by its id. */
export interface AdaptedModule {
  readonly file: string;
  readonly names: readonly string[];
}

/**
 * The modules through which entries import packages. The bundler adapts CommonJS there once, and an entry then only
 * re-exports.
 */
export const adaptedModules = (uses: UsesByEntry, root: string): ReadonlyMap<string, AdaptedModule> =>
  new Map(
    [...importedNames(uses)].map(([module, names]) => [
      adaptedId(module),
      { file: join(root, module), names },
    ]),
  );

/**
 * Code of such a module. Otherwise the bundler would put the access to a re-exported name of CommonJS into each entry.
 */
export function adaptedText({ file, names }: AdaptedModule, isCommonJs: boolean): string {
  const from = JSON.stringify(file);
  const lines = names.map((name, index) => {
    if (name === '*') return isCommonJs ? 'export { all };' : `export * as all from ${from};`;
    if (!isCommonJs) return `export { ${name} } from ${from};`;
    return `const own${index} = all.${name}; export { own${index} as ${name} };`;
  });
  return [...(isCommonJs ? [`import * as all from ${from};`] : []), ...lines].join('\n');
}

/**
 * Entry modules by id: one with all names for each set of uses, and one for each module that is imported later. An
 * entry imports modules for their effects through a separate module, first: see `chunk-names.ts`.
 */
export function entryTexts(uses: UsesByEntry, root: string): ReadonlyMap<string, string> {
  const file = (module: string) => JSON.stringify(join(root, module));
  const imports = (modules: readonly string[]): string[] =>
    modules.map((module) => `import ${file(module)};`);
  const entry = (name: string, own: PackageUses): string => {
    const nameOf = exportNames(own);
    const effects = effectsOf(own);
    return [
      ...(effects.length > 0 ? [`import ${JSON.stringify(effectsPrefix + name)};`] : []),
      ...Object.entries(own.names).flatMap(([module, names]) => {
        if (names.length === 0) return [];
        const from = JSON.stringify(adaptedId(module));
        const all = names.map((name) => `${name === '*' ? 'all' : name} as ${nameOf(module, name)}`);
        return [`import ${from};`, `export { ${all.join(', ')} } from ${from};`];
      }),
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
