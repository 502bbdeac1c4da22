import type { Context } from './context.ts';
import { readParameters } from './print-object.ts';
import { ts } from './program.ts';

/**
 * The name by which most functions and hooks of the product take a value of a type; null when fewer than two agree.
 * Only a class or interface with type arguments, such as `Ref<Lamp>`, is specific enough.
 */
export function argumentName({ checker, exports }: Context, type: ts.Type): string | null {
  if (!isGeneric(checker, type)) return null;
  const counts = new Map<string, number>();
  for (const [first] of exports.values()) {
    const [call] = first ? checker.getTypeOfSymbol(first.symbol).getCallSignatures() : [];
    const fitting = call
      ? readParameters(checker, call).filter((parameter) => takes(checker, parameter.type, type))
      : [];
    for (const { name } of fitting) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [[name, count] = ['', 0]] = [...counts].sort(([, one], [, other]) => other - one);
  return count > 1 ? name : null;
}

const isGeneric = (checker: ts.TypeChecker, type: ts.Type): type is ts.TypeReference =>
  type.symbol !== undefined &&
  (type.symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class)) !== 0 &&
  !checker.isArrayType(type) &&
  ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference) !== 0 &&
  checker.getTypeArguments(type as ts.TypeReference).length > 0;

/** Whether a parameter takes the type, with type parameters replaced by their constraints. */
function takes(checker: ts.TypeChecker, parameter: ts.Type, type: ts.TypeReference): boolean {
  if (!isGeneric(checker, parameter) || parameter.target !== type.target) return false;
  const given = checker.getTypeArguments(type);
  return checker.getTypeArguments(parameter).every((wanted, index) => {
    const limit = wanted.isTypeParameter() ? checker.getBaseConstraintOfType(wanted) : wanted;
    const own = given[index];
    return own !== undefined && (limit === undefined || checker.isTypeAssignableTo(own, limit));
  });
}
