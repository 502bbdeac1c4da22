import type { Plan } from '../../renderer/view/plan.ts';
import type { ApiPackage } from '../model/api-entry.ts';
import type { ApiConfig } from '../model/config.ts';
import type { Applied } from './applied.ts';
import { symbolDoc } from './declaration-doc.ts';
import type { ReadDefaults } from './defaults/read-defaults.ts';
import type { DocComment } from './doc-comment.ts';
import type { Names } from './names.ts';
import { type Package, packageOf } from './packages.ts';
import type { ts } from './program.ts';
import { isDeclaration } from './program.ts';
import { scriptFile } from './script.ts';
import { type Links, tidy } from './texts.ts';

/** Input of all extractors of one product. */
export interface Context {
  readonly product: string;
  readonly config: ApiConfig;
  readonly checker: ts.TypeChecker;
  readonly names: Names;
  /** Whether a type parameter is replaced by its constraint. */
  readonly spellsParameter: (name: string) => boolean;
  /** The product's own packages, the lowest plan first. */
  readonly packages: readonly Package[];
  /** The packages of all products. */
  readonly allPackages: readonly Package[];
  /** Exports of the product by name: module → symbol, in the order of `packages`. */
  readonly exports: ReadonlyMap<string, readonly Exported[]>;
  readonly links: Links;
  /** Text of a file; null when there is none. */
  readonly readText: (file: string) => string | null;
  readonly pathnameOf: (slug: string) => string;
  readonly readDefaults: ReadDefaults;
  readonly applied: Applied;
}

/** One module that exports a name. */
export interface Exported {
  readonly symbol: ts.Symbol;
  readonly specifier: string;
  readonly package: Package;
  /** Whether readers choose the name in their import. */
  readonly isDefault?: boolean;
}

export const plans: readonly (Plan | null)[] = [null, 'pro', 'premium'];

export const planRank = (plan: Plan | null | undefined): number => plans.indexOf(plan ?? null);

export const higherPlan = (...all: readonly (Plan | null)[]): Plan | null =>
  plans[Math.max(0, ...all.map(planRank))] ?? null;

export const lowerPlan = (...all: readonly (Plan | null)[]): Plan | null =>
  plans[Math.min(...all.map(planRank))] ?? null;

export const docOf = ({ checker }: Context, symbol: ts.Symbol): DocComment => symbolDoc(checker, symbol);

export const markdown = ({ links }: Context, text: string): string => tidy(text, links);

/** File of a symbol's first declaration. */
export const fileOf = (symbol: ts.Symbol): string => symbol.declarations?.[0]?.getSourceFile().fileName ?? '';

/** Whether a documented package declares it, as opposed to React or the DOM. */
export const isOwn = ({ allPackages }: Context, symbol: ts.Symbol): boolean =>
  symbol.declarations?.some(
    (declaration) => packageOf(allPackages, declaration.getSourceFile().fileName) !== null,
  ) ?? false;

/** Plan of the package that declares it; null when no documented package does. */
export const declaredPlan = ({ allPackages }: Context, symbol: ts.Symbol): Plan | null =>
  packageOf(allPackages, fileOf(symbol))?.plan ?? null;

/** Packages that export a name, without repetition. */
export function packagesOf(exported: readonly Exported[]): ApiPackage[] {
  const all = new Map(exported.map((entry) => [entry.package.name, entry.package]));
  return [...all.values()].map(({ name, plan }) => ({ name, ...optional({ plan }) }));
}

/** Import statements of a name: from its own folder if it has one, then from every package. */
export function importsOf(name: string, exported: readonly Exported[]): string[] {
  return packagesOf(exported).flatMap((entry) => {
    const specifiers = exported.filter((one) => one.package.name === entry.name).map((one) => one.specifier);
    return modulesToShow(name, entry.name, specifiers)
      .reverse()
      .map((specifier) =>
        importStatement(name, exported.find((one) => one.specifier === specifier) ?? { specifier }),
      );
  });
}

/** The import statement of a name; `Tabs.Tab` is imported as `Tabs`. */
export function importStatement(
  name: string,
  { specifier, isDefault = false }: Pick<Exported, 'specifier' | 'isDefault'>,
): string {
  const [imported = name] = name.split('.');
  return `import ${isDefault ? imported : `{ ${imported} }`} from '${specifier}';`;
}

/** The package itself and the folder with the name of the export; without that folder, all folders that export it. */
export function modulesToShow(name: string, packageName: string, specifiers: readonly string[]): string[] {
  const named = specifiers.filter((specifier) => specifier.endsWith(`/${name}`));
  return named.length > 0
    ? specifiers.filter((specifier) => specifier === packageName || named.includes(specifier))
    : [...specifiers];
}

/** The entries with a value: neither null nor an empty text. */
export function optional<Entries extends Record<string, unknown>>(
  entries: Entries,
): { [Key in keyof Entries]?: NonNullable<Entries[Key]> } {
  return Object.fromEntries(
    Object.entries(entries).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  ) as { [Key in keyof Entries]?: NonNullable<Entries[Key]> };
}

/** URL of a declaration's source, by the package's pattern. */
export function sourceOf({ allPackages, readText }: Context, symbol: ts.Symbol): string | null {
  const file = fileOf(symbol);
  const found = packageOf(allPackages, file);
  if (!found?.source) return null;
  if (!isDeclaration(file)) return found.source.replace('{file}', file.slice(found.directory.length + 1));
  const script = readText(scriptFile(file)) ?? '';
  // Published declarations do not show whether they came from JSX; their scripts do.
  const extension = /jsx-runtime|React\.createElement/.test(script) ? 'tsx' : 'ts';
  const path = file.slice(found.directory.length + 1).replace(/\.d\.[cm]?ts$/, `.${extension}`);
  return found.source.replace('{file}', path);
}
