import { ts } from './program.ts';

/** Names that the printer may use for symbols. */
export interface Names {
  /** Importable name, such as `React.ReactNode`; null when only the packages can import it. */
  readonly nameOf: (symbol: ts.Symbol) => string | null;
  /** Whether it is the printed symbol itself: its name would be circular at the top, and is enough within. */
  readonly isTopic?: (symbol: ts.Symbol) => boolean;
  /** True for names with a page of their own: they are printed where other types are spelled out. */
  readonly hasPage: (name: string) => boolean;
}

interface NamesInput {
  readonly checker: ts.TypeChecker;
  /** Exports of the documented packages, preferred names first. */
  readonly exports: Iterable<readonly [name: string, symbol: ts.Symbol]>;
  /** Whether a file belongs to a documented package. */
  readonly isDocumented: (file: string) => boolean;
  readonly pages: ReadonlySet<string>;
}

/** The name of a default export in its own module. */
export function ownName(symbol: ts.Symbol): string {
  if (symbol.name !== 'default') return symbol.name;
  const named = symbol.declarations?.map(ts.getNameOfDeclaration).find((node) => node !== undefined);
  return named?.getText() ?? symbol.name;
}

function qualified(symbol: ts.Symbol): string {
  const parent = (symbol as { parent?: ts.Symbol }).parent;
  const inNamespace =
    parent && parent.flags & ts.SymbolFlags.Module && !/^["']|^global$|^__/.test(parent.name);
  return inNamespace ? `${qualified(parent)}.${ownName(symbol)}` : ownName(symbol);
}

export function createNames({ checker, exports, isDocumented, pages }: NamesInput): Names {
  const names = new Map<ts.Symbol, string>();
  const renamed = new Map<ts.Symbol, string>();
  for (const [name, symbol] of exports) {
    if (!names.has(symbol) || symbol.name === name) names.set(symbol, name);
    if (!(symbol.flags & ts.SymbolFlags.TypeAlias)) continue;
    // `export type Lamp = InternalLamp` gives the internal type a public name.
    const target = checker.getDeclaredTypeOfSymbol(symbol);
    if (!target.aliasSymbol && target.symbol && !renamed.has(target.symbol)) renamed.set(target.symbol, name);
  }
  return {
    hasPage: (name) => pages.has(name),
    nameOf: (symbol) => {
      const alias = renamed.get(symbol);
      const known = alias !== undefined && pages.has(alias) ? alias : (names.get(symbol) ?? alias);
      if (known !== undefined) return known;
      const file = symbol.declarations?.[0]?.getSourceFile().fileName;
      if (file === undefined || symbol.name.startsWith('__')) return null;
      return isDocumented(file) ? null : qualified(symbol);
    },
  };
}

/** Names for printing the definitions of the symbols that `isTopic` selects, in place of their names. */
export const withTopic = (names: Names, isTopic: (symbol: ts.Symbol) => boolean): Names => ({
  ...names,
  isTopic,
});
