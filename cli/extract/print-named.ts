import { list, type Printed } from './line-breaks.ts';
import type { Printer } from './printer.ts';
import { ts } from './program.ts';

const { TypeFlags, SymbolFlags } = ts;

/** The name of an alias, interface, class or enum; null when readers cannot use it. */
export function printNamed(printer: Printer, type: ts.Type): Printed | null {
  if (isTopic(printer, type.aliasSymbol ?? type.symbol)) return null;
  // TypeScript treats an enum as an alias of the union of its members.
  if (type.flags & TypeFlags.EnumLike) return printEnum(printer, type);
  if (type.aliasSymbol) return printAlias(printer, type, type.aliasSymbol);
  const { names, checker } = printer;
  const { symbol } = type;
  if (!symbol || type.flags & TypeFlags.TypeParameter) return null;
  if (!(symbol.flags & (SymbolFlags.Interface | SymbolFlags.Class))) return null;
  if (checker.isArrayType(type) || checker.isTupleType(type)) return null;
  const name = names.nameOf(symbol);
  if (name === null) return null;
  if (!((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference)) return name;
  const { target } = type as ts.TypeReference;
  // The arguments end with the type of `this`.
  const parameters = target.typeParameters ?? [];
  const given = checker.getTypeArguments(type as ts.TypeReference).slice(0, parameters.length);
  return [name, printArguments(printer, type, given, parameters)];
}

const isTopic = ({ top, names }: Printer, symbol: ts.Symbol | undefined): boolean =>
  top && symbol !== undefined && (names.isTopic?.(symbol) ?? false);

function printAlias(printer: Printer, type: ts.Type, alias: ts.Symbol): Printed | null {
  const { names, checker } = printer;
  const name = names.nameOf(alias);
  if (name === null || (!names.hasPage(name) && saysMoreThanItsName(printer, type))) return null;
  const declaration = alias.declarations?.find(ts.isTypeAliasDeclaration);
  // `Exclude<A | B, B>` is printed as its result.
  const decided =
    declaration && ts.isConditionalTypeNode(declaration.type) && !(type.flags & TypeFlags.Conditional);
  if (decided && !names.hasPage(name)) return null;
  const parameters = declaration?.typeParameters?.map(
    (typeParameter) => checker.getTypeAtLocation(typeParameter) as ts.TypeParameter,
  );
  return [name, printArguments(printer, type, type.aliasTypeArguments ?? [], parameters)];
}

const plain = TypeFlags.Literal | TypeFlags.Null | TypeFlags.Undefined | TypeFlags.Boolean;

/** A few values are clearer than the name of their union, unless the name has a page. */
function saysMoreThanItsName(printer: Printer, type: ts.Type): boolean {
  if (!type.isUnion() || !type.types.every((value) => value.flags & plain)) return false;
  const [count, length] = printer.top ? [12, 300] : [5, 44];
  const text = type.types.map((value) => printer.ownText(value)).join(' | ');
  return type.types.length <= count && text.length <= length;
}

/** Type arguments, without trailing ones that equal their defaults. */
function printArguments(
  printer: Printer,
  type: ts.Type,
  all: readonly ts.Type[],
  parameters: readonly ts.TypeParameter[] | undefined,
): Printed {
  const given = [...all];
  while (given.length > 0) {
    const fallback = parameters?.[given.length - 1]?.getDefault();
    if (fallback === undefined) break;
    // A default may be another parameter: `<V, F = V>`.
    const other = all[parameters?.indexOf(fallback as ts.TypeParameter) ?? -1];
    if (!isSame(printer, given.at(-1), other ?? fallback)) break;
    given.pop();
  }
  if (given.length === 0 || printer.isEndless(type)) return '';
  const inner = printer.around(type);
  return list(
    '<',
    given.map((argument) => inner.print(inner, argument)),
    ', ',
    '>',
  );
}

const isSame = (printer: Printer, one: ts.Type | undefined, other: ts.Type): boolean =>
  one !== undefined && (one === other || printer.ownText(one) === printer.ownText(other));

function printEnum(printer: Printer, type: ts.Type): string | null {
  const member = (type.flags & TypeFlags.EnumLiteral) !== 0 && !type.isUnion();
  const parent = (type.symbol as { parent?: ts.Symbol }).parent;
  const symbol = member && parent ? parent : type.symbol;
  const name = printer.names.nameOf(symbol);
  return name === null || symbol === type.symbol ? name : `${name}.${type.symbol.name}`;
}

/** `typeof Lamp` for the type of a function, class or module; null for any other type. */
export function printValueType(printer: Printer, type: ts.Type): Printed | null {
  const { symbol } = type;
  if (!symbol || !(symbol.flags & (SymbolFlags.Function | SymbolFlags.Class | SymbolFlags.ValueModule)))
    return null;
  const name = isTopic(printer, symbol) ? null : printer.names.nameOf(symbol);
  return name === null ? null : `typeof ${name}`;
}
