/** Names that the scripts of a page, or of every page, import from packages. */
export interface PackageUses {
  /** Names by module, a file relative to the root; `*` is the whole module. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** Modules that are imported while the script runs. */
  readonly later: readonly string[];
}

/** Where scripts find their imports from packages. */
export interface PackageLinks {
  /** URL of the module with all names that these scripts import. */
  readonly url: string;
  readonly nameOf: (module: string, imported: string) => string;
  /** URL of the module whose export `all` is the whole module of the package. */
  readonly later: (module: string) => string;
}

const pairs = ({ names }: PackageUses): string[] =>
  Object.entries(names).flatMap(([module, own]) => own.map((name) => `${module}#${name}`));

/** The name under which the entry module of `uses` exports `imported` of a package's module. */
export function exportNames(uses: PackageUses): PackageLinks['nameOf'] {
  const numbers = new Map(pairs(uses).map((pair, index) => [pair, index]));
  return (module, imported) => {
    const number = numbers.get(`${module}#${imported}`);
    if (number === undefined) throw new Error(`${module} has no ${imported} among the shared packages`);
    return `e${number}`;
  };
}
