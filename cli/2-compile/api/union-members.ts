import { printNamed } from './print-named.ts';
import type { Printer } from './printer.ts';
import { ts } from './program.ts';

/** `string & {}`: any string, though editors suggest the values beside it. */
export const isOpenString = (type: ts.Type): boolean =>
  type.isIntersection() &&
  !type.aliasSymbol &&
  type.types.some((each) => (each.flags & ts.TypeFlags.String) !== 0);

/** Members of a union as written, as far as TypeScript remembers; unnamed unions among them are taken apart. */
export function writtenMembers(printer: Printer, type: ts.UnionType): ts.Type[] {
  const { origin } = type as { origin?: ts.Type };
  const types = origin?.isUnion() ? origin.types : type.types;
  const all = types.flatMap((each) =>
    each.isUnion() && printNamed(printer, each) === null ? writtenMembers(printer, each) : [each],
  );
  return [...new Set(all)];
}
