import { ts } from './program.ts';

const elementNames = new Set(['Element', 'ReactElement', 'ReactNode', 'ReactPortal']);

/** Also true for a component on a server, which returns a promise. */
const givesElement = (type: ts.Type): boolean =>
  elementNames.has(type.aliasSymbol?.name ?? type.symbol?.name ?? '') ||
  (type.isUnion() && type.types.some(givesElement)) ||
  (type.symbol?.name === 'Promise' && ((type as ts.TypeReference).typeArguments ?? []).some(givesElement));

/**
 * Since React 19, a context is formally a component whose only prop is its value; the reference shows it as a context.
 */
export const isContext = (type: ts.Type): boolean =>
  type.getProperty('Provider') !== undefined && type.getProperty('Consumer') !== undefined;

/**
 * The type of a component's props, one for every way to call it; the most general one comes last. Null when the value
 * is not a component.
 */
export function propsTypesOf(checker: ts.TypeChecker, symbol: ts.Symbol): readonly ts.Type[] | null {
  const isNamed = /^(?:[A-Z]|_?default$)/.test(symbol.name);
  return isNamed ? formsOf(checker, checker.getTypeOfSymbol(symbol)) : null;
}

function formsOf(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] | null {
  if (isContext(type)) return null;
  // `React.ComponentType<Props>` is a class or a function.
  if (type.isUnion()) return type.types.map((member) => formsOf(checker, member)).findLast(Boolean) ?? null;
  const calls = type
    .getCallSignatures()
    .filter((signature) => signature.getParameters().length <= 2 && givesElement(signature.getReturnType()));
  if (calls.length > 0)
    return calls.map((call) => {
      const [props] = call.getParameters();
      return props ? checker.getTypeOfSymbol(props) : checker.getVoidType();
    });
  for (const construct of type.getConstructSignatures()) {
    const instance = construct.getReturnType();
    const props = instance.getProperty('props');
    if (props && instance.getProperty('render')) return [checker.getTypeOfSymbol(props)];
  }
  return null;
}

const alternativesOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

/** Props by name, from every way to call a component and every alternative in a union. */
export function propsOf(checker: ts.TypeChecker, types: readonly ts.Type[]): ReadonlyMap<string, ts.Symbol> {
  const all = new Map<string, ts.Symbol>();
  for (const type of types)
    for (const part of [...alternativesOf(type), type])
      for (const property of checker.getPropertiesOfType(part)) all.set(property.name, property);
  return all;
}

export interface MemberUse {
  /** Whether every alternative requires it. A member that some alternatives lack can be left out. */
  readonly required: boolean;
  /**
   * The union of its types, if they differ and not all alternatives have the member; null for the type of the symbol.
   */
  readonly type: ts.Type | null;
}

/** The use of a member over all accepted types; null when none has it. */
export function memberUse(
  checker: ts.TypeChecker,
  types: readonly ts.Type[],
  name: string,
): MemberUse | null {
  const all = types
    .flatMap((type) => alternativesOf(type))
    .map((part) => checker.getPropertyOfType(part, name));
  const having = all.flatMap((use) => use ?? []);
  if (having.length === 0) return null;
  const isOptional = (member: ts.Symbol): boolean => (member.flags & ts.SymbolFlags.Optional) !== 0;
  const values = having.map((member) => valuesOf(checker.getTypeOfSymbol(member), isOptional(member)));
  const found = new Set(values.flat());
  // The compiler computes the type of a member that all alternatives of a single union have.
  const isKnown =
    (types.length === 1 && having.length === all.length) ||
    values.every(({ length }) => length === found.size);
  return {
    required: having.length === all.length && !having.some(isOptional),
    type: isKnown ? null : unionOf(checker, [...found]),
  };
}

/** The values without the `undefined` that `?` implies. */
const valuesOf = (type: ts.Type, isOptional: boolean): readonly ts.Type[] =>
  isOptional && type.isUnion()
    ? type.types.filter((value) => !(value.flags & ts.TypeFlags.Undefined))
    : [type];

/** A function of the compiler that is missing in its declarations. */
const unionOf = (checker: ts.TypeChecker, types: ts.Type[]): ts.Type =>
  (checker as ts.TypeChecker & { getUnionType(types: ts.Type[]): ts.Type }).getUnionType(types);
