import { printNamed } from './print-named.ts';
import type { Printer } from './printer.ts';
import { ts } from './program.ts';

/** `string & {}`: any string, with editor suggestions for the values beside it. */
export const isOpenString = (type: ts.Type): boolean =>
  type.isIntersection() &&
  !type.aliasSymbol &&
  type.types.some((member) => (member.flags & ts.TypeFlags.String) !== 0);

/** Members of a union as written, as far as TypeScript preserves them; unnamed unions among them are split up. */
export function writtenMembers(printer: Printer, type: ts.UnionType): ts.Type[] {
  const { origin } = type as { origin?: ts.Type };
  const types = origin?.isUnion() ? origin.types : inDeclaredOrder(printer, type);
  const all = types.flatMap((member) =>
    member.isUnion() && printNamed(printer, member) === null ? writtenMembers(printer, member) : [member],
  );
  return [...new Set(all)];
}

const literalText = (type: ts.Type): string | null => (type.isLiteral() ? String(type.value) : null);

/** Values in the order of the alias that lists them, or sorted: TypeScript's own order depends on first mention. */
function inDeclaredOrder({ checker }: Printer, type: ts.UnionType): readonly ts.Type[] {
  const node = type.aliasSymbol?.declarations?.find(ts.isTypeAliasDeclaration)?.type;
  const listed =
    node && ts.isUnionTypeNode(node) && node.types.every(ts.isLiteralTypeNode)
      ? node.types.map((written) => literalText(checker.getTypeFromTypeNode(written)))
      : [];
  const rank = (member: ts.Type): number => listed.indexOf(literalText(member));
  return [...type.types].sort((one, other) => rank(one) - rank(other) || byValue(one, other));
}

/** Negative, 0 or positive; only literals have an order. */
function byValue(one: ts.Type, other: ts.Type): number {
  if (!one.isLiteral() || !other.isLiteral()) return 0;
  const [a, b] = [one.value, other.value];
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a) < String(b) ? -1 : 1;
}
