import type { Context } from './context.ts';
import { printNode } from './print-node.ts';
import { printReadably } from './print-text.ts';
import { ts } from './program.ts';

/** Type of a slot without the props of its component. */
const bare = /\bReact\.(JSXElementConstructor<any>|ElementType|ComponentType)(?![\w<])/;

/**
 * The type of a slot, with props from `slotProps` if its own type has none: `React.ElementType` →
 * `React.ElementType<LampProps>`.
 */
export function withSlotProps(
  context: Context,
  type: string,
  slot: string,
  props: ReadonlyMap<string, ts.Symbol>,
): string {
  const given = bare.test(type) ? propsOf(context, slot, props) : null;
  if (given === null) return type;
  return type.replace(bare, (_, name: string) => `React.${name.replace('<any>', '')}<${given}>`);
}

function propsOf(context: Context, slot: string, props: ReadonlyMap<string, ts.Symbol>): string | null {
  const { checker } = context;
  const slotProps = props.get('slotProps');
  const all = slotProps && checker.getNonNullableType(checker.getTypeOfSymbol(slotProps));
  const declaration = all?.getProperty(slot)?.declarations?.find(ts.isPropertySignature);
  const node = declaration?.type && received(declaration.type);
  if (!node) return null;
  if (ts.isTypeQueryNode(node) && !isSayable(context, node)) return null;
  const isComponent = ts.isTypeQueryNode(node) || ts.isLiteralTypeNode(node);
  const text = isComponent
    ? `React.ComponentProps<${node.getText()}>`
    : printReadably(context, (printer) => printNode(printer, node));
  return text === null || /^(?:any|object|Record<string, any>)$|\n/.test(text) ? null : text;
}

function isSayable({ checker, names }: Context, { exprName }: ts.TypeQueryNode): boolean {
  const symbol = checker.getSymbolAtLocation(exprName);
  const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return target !== undefined && names.nameOf(target) !== null;
}

/** `LampProps` of `Partial<LampProps>`, `SlotProps<LampProps, …>` and `React.ElementType<LampProps>`. */
function received(node: ts.TypeNode): ts.TypeNode {
  if (!ts.isTypeReferenceNode(node)) return node;
  const [argument] = node.typeArguments ?? [];
  const wraps = /(?:^|\.)(?:Partial|Slot\w*Props|ElementType|JSXElementConstructor|ComponentType)$/;
  return argument && wraps.test(node.typeName.getText()) ? received(argument) : node;
}
