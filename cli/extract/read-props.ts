import { propsOf, propsTypesOf } from './component-type.ts';
import type { Context } from './context.ts';
import type { ts } from './program.ts';

/**
 * The props of a component by name. `Omit` on a type with an index signature loses every named member; the exported
 * `<Component>Props` then still has them. `name` is the name of the export.
 */
export function readProps(
  { checker, exports }: Context,
  name: string,
  symbol: ts.Symbol,
): ReadonlyMap<string, ts.Symbol> {
  const types = propsTypesOf(checker, symbol);
  if (types === null) return new Map();
  const props = propsOf(checker, types);
  const exported = exports.get(`${name}Props`)?.[0]?.symbol;
  if (!exported || !types.some((type) => checker.getIndexInfosOfType(type).length > 0)) return props;
  return new Map([...propsOf(checker, [checker.getDeclaredTypeOfSymbol(exported)]), ...props]);
}
