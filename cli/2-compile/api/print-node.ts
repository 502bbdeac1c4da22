import { alternatives, combined, type Layout, list } from './layout.ts';
import { printType } from './print-type.ts';
import type { Printer } from './printer.ts';
import { ts } from './program.ts';

/** A type as its authors wrote it, where every name in it can be imported; else what it comes to. */
export function printNode(printer: Printer, node: ts.TypeNode): Layout {
  if (ts.isParenthesizedTypeNode(node)) return ['(', printNode(printer, node.type), ')'];
  if (ts.isUnionTypeNode(node)) return alternatives(node.types.map((each) => printNode(printer, each)));
  if (ts.isIntersectionTypeNode(node)) return combined(node.types.map((each) => printNode(printer, each)));
  if (ts.isTypeReferenceNode(node)) {
    const symbol = printer.checker.getSymbolAtLocation(node.typeName);
    const target =
      symbol && symbol.flags & ts.SymbolFlags.Alias ? printer.checker.getAliasedSymbol(symbol) : symbol;
    const name =
      target && !(target.flags & ts.SymbolFlags.TypeParameter) ? printer.names.nameOf(target) : null;
    const given = node.typeArguments?.map((each) => printNode(printer, each)) ?? [];
    if (name !== null) return [name, given.length > 0 ? list('<', given, ', ', '>') : ''];
  }
  return printType(printer, printer.checker.getTypeFromTypeNode(node));
}
