import { isContext, propsTypesOf } from './component-type.ts';
import type { Exported } from './context.ts';
import { ownName } from './names.ts';
import { type Package, packageOf } from './packages.ts';
import { type ApiProgram, ts } from './program.ts';

/** Depth limit, because namespaces may contain themselves. */
const deepest = 2;

/**
 * All exports of a product's packages by the name that readers use: `Tabs`, or `Tabs.Tab` for a member of a component
 * or a namespace. A default export has its name from elsewhere, else its own or that of its module.
 */
export function exportedNames(program: ApiProgram, packages: readonly Package[]): Map<string, Exported[]> {
  const all = new Map<string, Exported[]>();
  const add = (name: string, exported: Exported): void => {
    const known = all.get(name) ?? [];
    // A module may export the same symbol by name and as its default.
    if (!known.some(({ specifier }) => specifier === exported.specifier)) all.set(name, [...known, exported]);
  };
  const names = new Map<ts.Symbol, string>();
  const defaults: Exported[] = [];
  for (const owner of packages) {
    for (const { specifier, file } of owner.modules) {
      for (const [name, symbol] of program.exportsOf(file)) {
        const exported = { symbol, specifier, package: owner };
        if (name === ts.InternalSymbolName.Default) defaults.push({ ...exported, isDefault: true });
        else {
          add(name, exported);
          if (!names.has(symbol)) names.set(symbol, name);
        }
      }
    }
  }
  for (const exported of defaults) {
    const name = names.get(exported.symbol) ?? defaultName(exported);
    const others = all.get(name) ?? [];
    if (/^[\p{L}$_][\p{L}\d$_]*$/u.test(name) && others.every(({ symbol }) => symbol === exported.symbol)) {
      add(name, exported);
      names.set(exported.symbol, name);
    }
  }
  for (let depth = 0; depth < deepest; depth += 1) {
    const parts = [...all].flatMap(([name, list]) =>
      name.split('.').length - 1 !== depth
        ? []
        : list.flatMap((known) =>
            partsOf(program, packages, known.symbol)
              .filter(([, symbol]) => !names.has(symbol))
              .map(([part, symbol]) => [`${name}.${part}`, { ...known, symbol }] as const),
          ),
    );
    for (const [name, exported] of parts) add(name, exported);
    for (const [name, { symbol }] of parts) if (!names.has(symbol)) names.set(symbol, name);
  }
  return all;
}

/** `_default` is the compiler's name for the value of `export default`. */
const isUnnamed = (name: string): boolean => /^_?default$/.test(name);

function defaultName({ symbol, specifier }: Exported): string {
  const own = ownName(symbol);
  return isUnnamed(own) ? (specifier.split('/').at(-1) ?? '') : own;
}

/** The exports of a namespace, and the components that are members of a value. */
function partsOf(
  program: ApiProgram,
  packages: readonly Package[],
  symbol: ts.Symbol,
): (readonly [string, ts.Symbol])[] {
  const isOwn = (candidate: ts.Symbol): boolean =>
    candidate.declarations?.some((one) => packageOf(packages, one.getSourceFile().fileName) !== null) ??
    false;
  const parts = isNamespace(symbol) ? [...program.exportsIn(symbol)] : componentsIn(program, symbol);
  return parts.filter(([part, member]) => part !== ts.InternalSymbolName.Default && isOwn(member));
}

const { SymbolFlags } = ts;

/** Whether it is a namespace alone, not a function, class or enum that a namespace extends. */
const isNamespace = ({ flags }: ts.Symbol): boolean =>
  (flags & SymbolFlags.Module) !== 0 &&
  (flags & (SymbolFlags.Function | SymbolFlags.Class | SymbolFlags.Variable | SymbolFlags.Enum)) === 0;

function componentsIn({ checker }: ApiProgram, symbol: ts.Symbol): (readonly [string, ts.Symbol])[] {
  const added = [...(symbol.exports?.values() ?? [])];
  // The compiler orders a union by first encounter, so only likely values are inspected, which keeps that order.
  const isLikely = added.some(({ name }) => /^[A-Z]/.test(name)) || symbol.declarations?.some(hasMembers);
  if (!isLikely || (symbol.flags & SymbolFlags.Value) === 0) return [];
  const type = checker.getTypeOfSymbol(symbol);
  if (isContext(type)) return [];
  return type
    .getProperties()
    .filter((property) => propsTypesOf(checker, property) !== null)
    .map((property) => [property.name, property]);
}

/** `const Tabs: TabsComponent & { Tab: … }`, `const Tabs = Object.assign(…)`, `const Tabs = { Root, Tab }`. */
function hasMembers(node: ts.Declaration): boolean {
  if (!ts.isVariableDeclaration(node)) return false;
  const { type, initializer } = node;
  if (type) return ts.isTypeLiteralNode(type) || ts.isIntersectionTypeNode(type);
  return (
    initializer !== undefined &&
    (ts.isObjectLiteralExpression(initializer) ||
      (ts.isCallExpression(initializer) && initializer.expression.getText() === 'Object.assign'))
  );
}
