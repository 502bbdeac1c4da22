import { alternatives, combined, list, type Printed } from './line-breaks.ts';
import { printType } from './print-type.ts';
import type { Printer } from './printer.ts';
import { ts } from './program.ts';

/** A type as its authors wrote it, if every name in it can be imported; otherwise the resolved type. */
export function printNode(printer: Printer, node: ts.TypeNode): Printed {
  if (ts.isParenthesizedTypeNode(node)) return ['(', printNode(printer, node.type), ')'];
  if (ts.isUnionTypeNode(node)) return alternatives(node.types.map((type) => printNode(printer, type)));
  if (ts.isIntersectionTypeNode(node)) return combined(node.types.map((type) => printNode(printer, type)));
  if (isReference(node)) {
    const name = nameOf(printer, node);
    const given = node.typeArguments?.map((typeArgument) => printNode(printer, typeArgument)) ?? [];
    if (name !== null) return [name, given.length > 0 ? list('<', given, ', ', '>') : ''];
  }
  const decided = !(ts.isConditionalTypeNode(node) || ts.isMappedTypeNode(node));
  if (decided || !isSayable(printer, node))
    return printType(printer, printer.checker.getTypeFromTypeNode(node));
  return node.getText().replace(/\s+/g, ' ');
}

type Reference = ts.TypeReferenceNode | ts.ExpressionWithTypeArguments;

/** `Lamp<Bulb>`, in a type or after `extends`. */
const isReference = (node: ts.Node): node is Reference =>
  ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node);

function nameOf({ checker, names }: Printer, node: Reference): string | null {
  const symbol = checker.getSymbolAtLocation(ts.isTypeReferenceNode(node) ? node.typeName : node.expression);
  const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  if (!target) return null;
  return target.flags & ts.SymbolFlags.TypeParameter ? target.name : names.nameOf(target);
}

/** Whether readers can use every name in it. */
export const isSayable = (printer: Printer, node: ts.Node): boolean =>
  !(isReference(node) && nameOf(printer, node) === null) &&
  // `typeof useLamp` is resolved: readers want the type of the hook.
  !ts.isTypeQueryNode(node) &&
  ts.forEachChild(node, (child) => (isSayable(printer, child) ? undefined : true)) === undefined;
