import { alternatives, combined, type Layout, list } from './layout.ts';
import type { Names } from './names.ts';
import { printObject, printSignature } from './print-object.ts';
import { ts } from './program.ts';

export interface Printer {
  readonly checker: ts.TypeChecker;
  readonly names: Names;
  /** What is being spelled out, outermost first. */
  readonly within: readonly ts.Type[];
}

const { TypeFlags, ObjectFlags } = ts;
const deepest = 4;

/** TypeScript's own printing, for the rare kinds without one of ours. */
const ownText = ({ checker }: Printer, type: ts.Type): string =>
  checker
    .typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType)
    .replace(/import\("[^"]*"\)\./g, '');

/** A type by the names a reader can import, internal ones spelled out; `object` where that would go too deep. */
export function printType(
  printer: Printer,
  type: ts.Type,
  mode: 'as-it-is' | 'without-undefined' = 'as-it-is',
): Layout {
  const named = printNamed(printer, type);
  if (named !== null) return named;
  if (type.isUnion()) return printUnion(printer, type, mode === 'without-undefined');
  if (type.isIntersection()) return printIntersection(printer, type);
  if (type.isStringLiteral()) return `'${type.value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (type.flags & TypeFlags.Object) return printStructure(printer, type as ts.ObjectType);
  if (type.flags & TypeFlags.TypeParameter) return type.symbol?.name ?? ownText(printer, type);
  if (type.flags & TypeFlags.IndexedAccess) {
    const { objectType, indexType } = type as ts.IndexedAccessType;
    return [printOperand(printer, objectType), '[', printType(printer, indexType), ']'];
  }
  if (type.flags & TypeFlags.Index) return ['keyof ', printOperand(printer, (type as ts.IndexType).type)];
  if (type.flags & TypeFlags.Conditional) return printConditional(printer, type as ts.ConditionalType);
  return ownText(printer, type);
}

/** `A extends B ? C : D` is of use to a reader only when it can be resolved; else what it may be at most. */
function printConditional(printer: Printer, type: ts.ConditionalType): Layout {
  const constraint = printer.checker.getBaseConstraintOfType(type);
  return constraint && constraint !== type && !(constraint.flags & TypeFlags.Unknown)
    ? printType(deeper(printer, type), constraint)
    : 'any';
}

const deeper = (printer: Printer, type: ts.Type): Printer => ({
  ...printer,
  within: [...printer.within, type],
});

/** Type arguments without those at the end that equal their defaults. */
function printArguments(
  printer: Printer,
  all: readonly ts.Type[],
  parameters: readonly ts.TypeParameter[] | undefined,
): Layout {
  const given = [...all];
  while (given.length > 0) {
    const fallback = parameters?.[given.length - 1]?.getDefault();
    if (fallback === undefined) break;
    // A default may be another parameter: `<V, F = V>`.
    const other = all[parameters?.findIndex((each) => each === fallback) ?? -1];
    if (!sameType(printer, given.at(-1), other ?? fallback)) break;
    given.pop();
  }
  if (given.length === 0) return '';
  return list('<', given.map((each) => printType(printer, each)), ', ', '>');
}

const sameType = (printer: Printer, one: ts.Type | undefined, other: ts.Type): boolean =>
  one !== undefined && (one === other || ownText(printer, one) === ownText(printer, other));

const isLiteral = (type: ts.Type): boolean =>
  (type.flags & (TypeFlags.Literal | TypeFlags.Null | TypeFlags.Undefined | TypeFlags.Boolean)) !== 0;

/** An alias, interface, class or enum by its name; null when it has none a reader could use. */
function printNamed(printer: Printer, type: ts.Type): Layout | null {
  const { names, checker } = printer;
  if (type.aliasSymbol) {
    const name = names.nameOf(type.aliasSymbol);
    const values = type.isUnion() && type.types.every(isLiteral) && type.types.length <= 12;
    if (name === null || (values && !names.hasPage(name))) return null;
    const [declaration] = type.aliasSymbol.declarations ?? [];
    const parameters =
      declaration && ts.isTypeAliasDeclaration(declaration)
        ? declaration.typeParameters?.map((each) => checker.getTypeAtLocation(each) as ts.TypeParameter)
        : undefined;
    return [name, printArguments(printer, type.aliasTypeArguments ?? [], parameters)];
  }
  const { symbol } = type;
  if (!symbol || type.flags & TypeFlags.TypeParameter) return null;
  if (type.flags & TypeFlags.EnumLike) return printEnum(printer, type);
  if (!(symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class))) return null;
  if (checker.isArrayType(type) || checker.isTupleType(type)) return null;
  const name = names.nameOf(symbol);
  if (name === null) return null;
  if (!((type as ts.ObjectType).objectFlags & ObjectFlags.Reference)) return name;
  const { target } = type as ts.TypeReference;
  // The arguments end with the type of `this`.
  const parameters = target.typeParameters ?? [];
  const given = checker.getTypeArguments(type as ts.TypeReference).slice(0, parameters.length);
  return [name, printArguments(printer, given, parameters)];
}

function printEnum(printer: Printer, type: ts.Type): Layout | null {
  const symbol = type.flags & TypeFlags.EnumLiteral && !type.isUnion() ? enumOf(type.symbol) : type.symbol;
  const name = printer.names.nameOf(symbol);
  if (name === null) return null;
  return symbol === type.symbol ? name : `${name}.${type.symbol.name}`;
}

const enumOf = (member: ts.Symbol): ts.Symbol => (member as { parent?: ts.Symbol }).parent ?? member;

/** In a place where `|`, `&` or `=>` would be misread. */
function printOperand(printer: Printer, type: ts.Type): Layout {
  const layout = printType(printer, type);
  const named = printNamed(printer, type) !== null;
  const bare =
    named || !(type.isUnion() || type.isIntersection() || type.getCallSignatures().length > 0);
  return bare || isOneWord(layout) ? layout : ['(', layout, ')'];
}

const isOneWord = (layout: Layout): boolean => typeof layout === 'string' && /^[\w.']+$/.test(layout);

/** Members as written where TypeScript still knows, `true | false` as `boolean`, values in order. */
function printUnion(printer: Printer, type: ts.UnionType, dropUndefined: boolean): Layout {
  const written = writtenMembers(printer, type).filter(
    (each) => !(dropUndefined && each.flags & TypeFlags.Undefined),
  );
  const [only] = written;
  if (only && written.length === 1) return printType(printer, only);
  const booleans = written.filter((each) => each.flags & TypeFlags.BooleanLiteral);
  const nullish = (each: ts.Type) => (each.flags & (TypeFlags.Null | TypeFlags.Undefined)) !== 0;
  const value = (each: ts.Type) => isLiteral(each) && !nullish(each);
  const rest = written.filter((each) => !nullish(each) && !(booleans.length === 2 && booleans.includes(each)));
  const open = rest.some(isOpenString);
  const literals = rest.filter(value);
  const texts = [
    ...literals.filter((each) => !(open && each.isStringLiteral())).sort(byValue),
    ...rest.filter((each) => !value(each)),
  ].map((each) => (isOpenString(each) ? 'string' : printOperand(printer, each)));
  return alternatives([
    ...texts,
    ...(booleans.length === 2 ? ['boolean'] : []),
    ...written.filter(nullish).map((each) => ownText(printer, each)).sort(),
  ]);
}

/** Members as written, as far as TypeScript remembers; unnamed unions among them are taken apart. */
function writtenMembers(printer: Printer, type: ts.UnionType): ts.Type[] {
  const origin = (type as { origin?: ts.Type }).origin;
  const types = origin?.isUnion() ? origin.types : type.types;
  const all = types.flatMap((each) =>
    each.isUnion() && printNamed(printer, each) === null ? writtenMembers(printer, each) : [each],
  );
  return [...new Set(all)];
}

/** `string & {}`: any string, though editors suggest the values beside it. */
const isOpenString = (type: ts.Type): boolean =>
  type.isIntersection() && !type.aliasSymbol && type.types.some((each) => each.flags & TypeFlags.String) === true;

const byValue = (one: ts.Type, other: ts.Type): number => {
  const [a, b] = [one, other].map((each) => (each.isLiteral() ? each.value : ''));
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a) < String(b) ? -1 : 1;
};

function printIntersection(printer: Printer, type: ts.IntersectionType): Layout {
  const layouts = type.types.map((each) => printOperand(printer, each));
  return combined(layouts.filter((each) => each !== '{}'));
}

function printStructure(printer: Printer, type: ts.ObjectType): Layout {
  const { checker, within } = printer;
  if (checker.isTupleType(type)) return printTuple(printer, type as ts.TupleTypeReference);
  if (checker.isArrayType(type)) {
    const [element] = checker.getTypeArguments(type as ts.TypeReference);
    const readonly = type.symbol.name === 'ReadonlyArray' ? 'readonly ' : '';
    return [readonly, element ? printOperand(printer, element) : 'unknown', '[]'];
  }
  if (within.includes(type) || within.length >= deepest) return 'object';
  const inner = deeper(printer, type);
  const [call] = type.getCallSignatures();
  if (call && type.getProperties().length === 0) return printSignature(inner, call, ' => ');
  const [construct] = type.getConstructSignatures();
  if (construct) return ['new ', printSignature(inner, construct, ' => ')];
  return printObject(inner, type);
}

function printTuple(printer: Printer, type: ts.TupleTypeReference): Layout {
  const { elementFlags, labeledElementDeclarations: labels, readonly } = type.target;
  const items = printer.checker.getTypeArguments(type).map((each, index): Layout => {
    const flag = elementFlags[index] ?? ts.ElementFlags.Required;
    const rest = flag & ts.ElementFlags.Variable ? '...' : '';
    const optional = flag & ts.ElementFlags.Optional ? '?' : '';
    const label = labels?.[index]?.name.getText();
    const text = printType(printer, each);
    const array = flag & ts.ElementFlags.Rest ? '[]' : '';
    return label === undefined ? [rest, text, array, optional] : [rest, label, optional, ': ', text, array];
  });
  return [readonly ? 'readonly ' : '', list('[', items, ', ', ']')];
}
