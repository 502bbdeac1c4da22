/** Names that the scripts of one page, or of every page, import from packages. */
export interface PackageUses {
  /** Names by module, a file relative to the root; `*` is the whole module. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** Modules that are imported while the script runs. */
  readonly later: readonly string[];
}

/** URL of a file, and the name of one of its exports. */
export interface PackageAddress {
  readonly url: string;
  readonly name: string;
}

/** Addresses of a script's imports from packages. */
export interface PackageLinks {
  /** Changes with any of the addresses. */
  readonly stamp: string;
  /** URLs of the files to run first, in order; empty when any order will do. */
  readonly before: readonly string[];
  /** Functions to call afterwards, in order; the bundler wraps some modules in such functions. */
  readonly calls: readonly PackageAddress[];
  /** The address of an export of a package's module. */
  readonly addressOf: (module: string, imported: string) => PackageAddress;
  /** URL of the module whose export `all` is the whole module of the package. */
  readonly later: (module: string) => string;
}

const pairs = ({ names }: PackageUses): string[] =>
  Object.entries(names).flatMap(([module, own]) => own.map((name) => `${module}#${name}`));

/** The name under which the entry module of `uses` exports `imported` of a package's module. */
export function exportNames(uses: PackageUses): (module: string, imported: string) => string {
  const numbers = new Map(pairs(uses).map((pair, index) => [pair, index]));
  return (module, imported) => {
    const number = numbers.get(`${module}#${imported}`);
    if (number === undefined) throw new Error(`${module} has no ${imported} among the shared packages`);
    return `e${number}`;
  };
}
