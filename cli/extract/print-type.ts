import { alternatives, combined, list, type Printed, parenthesized } from './line-breaks.ts';
import { printNamed, printValueType } from './print-named.ts';
import { printObject, printReturn, printSignature, readParameters } from './print-object.ts';
import { type Printer, printOptional } from './printer.ts';
import { ts } from './program.ts';
import { isOpenString, writtenMembers } from './union-members.ts';

const { TypeFlags } = ts;

/** A type with importable names; internal types are spelled out, or `object` where that would go too deep. */
export function printType(printer: Printer, type: ts.Type, hidden = 0): Printed {
  const named = printNamed(printer, type);
  if (named !== null) return named;
  const inner = inside(printer);
  if (type.isUnion()) return printer.isEndless(type) ? ownName(type) : printUnion(printer, type, hidden);
  if (type.isIntersection())
    return printer.isEndless(type) ? ownName(type) : printIntersection(printer.around(type), type.types);
  if (type.isStringLiteral()) return `'${type.value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (type.flags & TypeFlags.Object)
    return printValueType(printer, type) ?? printStructure(inner, type as ts.ObjectType);
  if (type.flags & TypeFlags.TypeParameter) return printParameter(printer, type);
  if (type.flags & TypeFlags.IndexedAccess) return printIndexed(inner, type as ts.IndexedAccessType);
  if (type.flags & TypeFlags.Index) return ['keyof ', printOperand(inner, (type as ts.IndexType).type)];
  if (type.flags & TypeFlags.Conditional) return printConstraint(inner, type);
  return inner.ownText(type);
}

/** The name of a type that contains itself: `type Json = string | Json[]`. */
const ownName = (type: ts.Type): string => type.aliasSymbol?.name ?? 'any';

const inside = (printer: Printer): Printer => (printer.top ? { ...printer, top: false } : printer);

/**
 * The name of a type parameter, unless readers learn nothing about it: `Multiple extends boolean` is a boolean to them.
 */
function printParameter(printer: Printer, type: ts.Type): Printed {
  const spelled = printer.top && printer.spellsParameter(type.symbol?.name ?? '');
  const constraint = spelled ? printer.checker.getBaseConstraintOfType(type) : undefined;
  return constraint && !(constraint.flags & (TypeFlags.Unknown | TypeFlags.Any))
    ? printOptional(inside(printer), constraint, true)
    : (type.symbol?.name ?? printer.ownText(type));
}

/** The constraint of a type parameter, for a type that depends on it. */
function printConstraint(printer: Printer, type: ts.Type): Printed {
  const constraint = printer.checker.getBaseConstraintOfType(type);
  return constraint && !printer.isEndless(type) && !(constraint.flags & TypeFlags.Unknown)
    ? printType(printer.into(type), constraint)
    : 'any';
}

function printIndexed(printer: Printer, type: ts.IndexedAccessType): Printed {
  const { objectType, indexType } = type;
  const sayable = objectType.isTypeParameter() || printNamed(printer, objectType) !== null;
  return sayable
    ? [printOperand(printer, objectType), '[', printType(printer, indexType), ']']
    : printConstraint(printer, type);
}

/** Adds parentheses where `|`, `&` or `=>` would be misread. */
function printOperand(printer: Printer, type: ts.Type): Printed {
  const printed = printType(printer, type);
  if (printNamed(printer, type) !== null) return printed;
  const compound = type.isUnion() || type.isIntersection() || type.getCallSignatures().length > 0;
  const oneWord = typeof printed === 'string' && /^[\w.']+$/.test(printed);
  return compound && !oneWord ? parenthesized(printed) : printed;
}

const isNullish = (type: ts.Type): boolean => (type.flags & (TypeFlags.Null | TypeFlags.Undefined)) !== 0;

/** Values in order first, then other members as written; `true | false` as `boolean`; null and undefined last. */
function printUnion(whole: Printer, type: ts.UnionType, hidden: ts.TypeFlags): Printed {
  const printer = whole.around(type);
  const { origin } = type as { origin?: ts.Type };
  if (origin?.isIntersection()) return printIntersection(printer, origin.types);
  if (origin && origin.flags & TypeFlags.Index) return printType(printer, origin);
  const written = writtenMembers(printer, type).filter((member) => !(member.flags & hidden));
  const [only] = written;
  if (only && written.length === 1) return printType(whole, only);
  const booleans = written.filter((member) => member.flags & TypeFlags.BooleanLiteral);
  const wholeBoolean = booleans.length === 2;
  const rest = written.filter((member) => !isNullish(member) && !(wholeBoolean && booleans.includes(member)));
  const open = rest.some(isOpenString);
  const isValue = (member: ts.Type) => (member.flags & TypeFlags.Literal) !== 0;
  const values = rest.filter((member) => isValue(member) && !(open && member.isStringLiteral()));
  const printed = [...values, ...rest.filter((member) => !isValue(member))].map((member) =>
    isOpenString(member) ? 'string' : printOperand(printer, member),
  );
  const nullish = written.filter(isNullish).map((member) => printer.ownText(member));
  const distinctOnes = distinct([...printed, ...(wholeBoolean ? ['boolean'] : []), ...nullish.sort()]);
  // A member shared by alternatives appears several times. Alone, it needs no parentheses.
  return only && distinctOnes.length === 1 && !open && !wholeBoolean
    ? printType(printer, only)
    : alternatives(distinctOnes);
}

function distinct(printed: readonly Printed[]): Printed[] {
  const texts = printed.map((text) => JSON.stringify(text));
  return printed.filter((_, index) => texts.indexOf(texts[index] ?? '') === index);
}

function printIntersection(printer: Printer, types: readonly ts.Type[]): Printed {
  const printed = types.map((text) => printOperand(printer, text)).filter((text) => text !== '{}');
  return combined(distinct(printed));
}

function printStructure(printer: Printer, type: ts.ObjectType): Printed {
  const { checker } = printer;
  if (checker.isTupleType(type)) return printTuple(printer, type as ts.TupleTypeReference);
  if (checker.isArrayType(type)) {
    const [element] = checker.getTypeArguments(type as ts.TypeReference);
    const readonly = type.symbol.name === 'ReadonlyArray' ? 'readonly ' : '';
    return [readonly, element ? printOperand(printer, element) : 'unknown', '[]'];
  }
  if (printer.isEndless(type)) return 'object';
  const way = onlyWay(checker, type);
  if (printer.isTooDeep(type))
    return way ? [way.before, printOutline(printer.around(type), way.call)] : 'object';
  const inner = printer.into(type);
  const mapped = printMapped(inner, type);
  if (mapped !== null) return mapped;
  return way ? [way.before, printSignature(inner, way.call)] : printObject(inner, type);
}

/** `(props: object, open: boolean) => React.ReactNode`: a signature without the members of its parameters. */
function printOutline(printer: Printer, signature: ts.Signature): Printed {
  const items = readParameters(printer.checker, signature).map(({ name, optional, rest, type }): Printed => {
    const isPlain = !(
      type.flags &
      (TypeFlags.Object | TypeFlags.UnionOrIntersection | TypeFlags.Instantiable)
    );
    const text = isPlain || type.flags & TypeFlags.Boolean ? printType(printer, type) : 'object';
    return [rest ? '...' : '', name, optional ? '?: ' : ': ', rest ? [text, '[]'] : text];
  });
  return [list('(', items, ', ', ')'), ' => ', printReturn(printer, signature)];
}

/** The signature of a function or constructor that can be called in one way and has no members. */
function onlyWay(
  checker: ts.TypeChecker,
  type: ts.ObjectType,
): { readonly before: '' | 'new '; readonly call: ts.Signature } | null {
  const calls = type.getCallSignatures();
  const constructs = type.getConstructSignatures();
  const [call = constructs[0]] = calls;
  const isFunction = type.getProperties().length === 0 && checker.getIndexInfosOfType(type).length === 0;
  if (!isFunction || call === undefined || calls.length + constructs.length !== 1) return null;
  return { before: calls.length === 1 ? '' : 'new ', call };
}

/** `{ [K in keyof T]?: T[K] }`, which cannot be resolved before its type parameters are known. */
function printMapped(printer: Printer, type: ts.ObjectType): Printed | null {
  const { declaration, constraintType: keys } = type as ts.ObjectType & {
    readonly declaration?: ts.Node;
    /** Set after the members of the type have been resolved. */
    readonly constraintType?: ts.Type;
  };
  const isOpen =
    type.getProperties().length === 0 && keys !== undefined && keys.flags & TypeFlags.Instantiable;
  if (!isOpen || declaration === undefined || !ts.isMappedTypeNode(declaration)) return null;
  const { typeParameter, readonlyToken, questionToken, nameType, type: value } = declaration;
  if (value === undefined) return null;
  const print = (node: ts.TypeNode): Printed => printType(printer, printer.checker.getTypeFromTypeNode(node));
  return [
    readonlyToken ? '{ readonly [' : '{ [',
    [typeParameter.name.text, ' in ', printType(printer, keys), nameType ? [' as ', print(nameType)] : ''],
    questionToken ? ']?: ' : ']: ',
    print(value),
    ' }',
  ];
}

function printTuple(printer: Printer, type: ts.TupleTypeReference): Printed {
  const { elementFlags, labeledElementDeclarations: labels, readonly } = type.target;
  const items = printer.checker.getTypeArguments(type).map((typeArgument, index): Printed => {
    const flag = elementFlags[index] ?? ts.ElementFlags.Required;
    const rest = flag & ts.ElementFlags.Variable ? '...' : '';
    const optional = flag & ts.ElementFlags.Optional ? '?' : '';
    const label = labels?.[index]?.name.getText();
    const text = printOptional(printer, typeArgument, optional !== '');
    const array = flag & ts.ElementFlags.Rest ? '[]' : '';
    return label === undefined ? [rest, text, array, optional] : [rest, label, optional, ': ', text, array];
  });
  return [readonly ? 'readonly ' : '', list('[', items, ', ', ']')];
}
