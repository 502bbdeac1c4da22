import type { ts } from './program.ts';

const elementNames = new Set(['Element', 'ReactElement', 'ReactNode', 'ReactPortal']);

const givesElement = (type: ts.Type): boolean =>
  elementNames.has(type.aliasSymbol?.name ?? type.symbol?.name ?? '') ||
  (type.isUnion() && type.types.some(givesElement));

/** The type of a component's props; null when the value is not a component. */
export function propsTypeOf(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Type | null {
  if (!/^[A-Z]/.test(symbol.name) && symbol.name !== 'default') return null;
  const type = checker.getTypeOfSymbol(symbol);
  for (const call of type.getCallSignatures()) {
    if (call.getParameters().length > 2 || !givesElement(call.getReturnType())) continue;
    const [props] = call.getParameters();
    return props ? checker.getTypeOfSymbol(props) : checker.getVoidType();
  }
  for (const construct of type.getConstructSignatures()) {
    const instance = construct.getReturnType();
    const props = instance.getProperty('props');
    if (props && instance.getProperty('render')) return checker.getTypeOfSymbol(props);
  }
  return null;
}

/** Props by name; those of each alternative in a union. */
export function propsOf(checker: ts.TypeChecker, type: ts.Type): ReadonlyMap<string, ts.Symbol> {
  const all = new Map<string, ts.Symbol>();
  const parts = type.isUnion() ? type.types : [type];
  for (const part of parts) for (const each of part.getProperties()) all.set(each.name, each);
  for (const each of checker.getPropertiesOfType(type)) all.set(each.name, each);
  return all;
}
