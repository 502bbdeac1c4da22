import type { Context } from './context.ts';
import { printText } from './print-text.ts';
import { ts } from './program.ts';

/**
 * A sentence for a member that not all alternatives of a union have, or that only some require. It names the values
 * that distinguish them: "Only with `kind: 'link'`." Null for any other member, and without such values.
 */
export function variantText(context: Context, types: readonly ts.Type[], name: string): string | null {
  const [type, ...more] = types;
  if (type === undefined || more.length > 0 || !type.isUnion()) return null;
  const { checker } = context;
  const memberOf = (part: ts.Type): ts.Symbol | undefined => checker.getPropertyOfType(part, name);
  const having = type.types.filter((part) => memberOf(part) !== undefined);
  const requiring = having.filter((part) => !((memberOf(part)?.flags ?? 0) & ts.SymbolFlags.Optional));
  const only = having.length < type.types.length ? conditions(context, type, having, name) : null;
  if (only !== null) return `Only with ${only}.`;
  const isSplit = requiring.length > 0 && requiring.length < type.types.length;
  const required = isSplit ? conditions(context, type, requiring, name) : null;
  return required === null ? null : `Required with ${required}.`;
}

/** `kind: 'link'` for every part of `parts`; null when a value does not distinguish a part from all others. */
function conditions(
  context: Context,
  type: ts.UnionType,
  parts: readonly ts.Type[],
  name: string,
): string | null {
  const { checker } = context;
  const others = type.types.filter((part) => !parts.includes(part));
  const found = parts.map((part) => {
    const own = checker.getPropertiesOfType(part).find((property) => {
      const value = unitOf(checker, part, property.name);
      return (
        property.name !== name &&
        value !== null &&
        others.every((other) => !mayBe(checker, other, property.name, value))
      );
    });
    const value = own && unitOf(checker, part, own.name);
    return own && value ? `\`${own.name}: ${printText(context, value)}\`` : null;
  });
  return found.includes(null) ? null : [...new Set(found)].join(' or ');
}

/** The only value of a member in an alternative. */
function unitOf(checker: ts.TypeChecker, part: ts.Type, name: string): ts.Type | null {
  const symbol = checker.getPropertyOfType(part, name);
  const type = symbol && checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  return type && type.flags & ts.TypeFlags.Unit ? type : null;
}

/** Whether another alternative has the member, and accepts the value. */
function mayBe(checker: ts.TypeChecker, part: ts.Type, name: string, value: ts.Type): boolean {
  const symbol = checker.getPropertyOfType(part, name);
  return symbol === undefined || checker.isTypeAssignableTo(value, checker.getTypeOfSymbol(symbol));
}
