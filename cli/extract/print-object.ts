import { combined, list, type Printed } from './line-breaks.ts';
import { printNamed } from './print-named.ts';
import { type Printer, printOptional } from './printer.ts';
import { ts } from './program.ts';

/** A longer type is less clear than the word `object`. */
const mostMembers = 8;
/** At most this many members are printed after the name of an interface's base. */
const fewMembers = 3;

export const key = (name: string): string => (/^[\w$]+$/.test(name) ? name : `'${name}'`);

/** An object type by its members; `object` when there are too many to read in passing. */
export function printObject(printer: Printer, type: ts.ObjectType): Printed {
  const properties = type.getProperties();
  const indexes = printer.checker.getIndexInfosOfType(type);
  const ways = [
    ...type.getCallSignatures().map((signature) => printSignature(printer, signature, ': ')),
    ...type
      .getConstructSignatures()
      .map((signature): Printed => ['new ', printSignature(printer, signature, ': ')]),
  ];
  if (ways.length + properties.length + indexes.length <= mostMembers)
    return printMembers(printer, properties, indexes, ways);
  return printExtended(printer, type) ?? 'object';
}

/** `Lamp & { shade?: Shade }` for an interface that readers cannot name and that extends a nameable one. */
function printExtended(printer: Printer, type: ts.ObjectType): Printed | null {
  const bases = (isPlainInterface(type) && type.getBaseTypes()) || [];
  // An alias such as `Omit<…>` shortens nothing.
  const names = bases
    .map((base) => (base.aliasSymbol ? null : printNamed(printer, base)))
    .filter((name) => name !== null);
  if (names.length === 0 || names.length < bases.length) return null;
  const own = type.getProperties().filter(({ escapedName }) => type.symbol.members?.has(escapedName));
  if (own.length > fewMembers) return null;
  return combined(own.length === 0 ? names : [...names, printMembers(printer, own, [])]);
}

const isPlainInterface = (type: ts.ObjectType): boolean =>
  type.isClassOrInterface() && type.typeParameters === undefined;

function printMembers(
  printer: Printer,
  properties: readonly ts.Symbol[],
  indexes: readonly ts.IndexInfo[],
  ways: readonly Printed[] = [],
): Printed {
  const items = [
    ...ways,
    ...indexes.map(
      (index): Printed => [
        '[key: ',
        printer.print(printer, index.keyType),
        ']: ',
        printer.print(printer, index.type),
      ],
    ),
    ...properties.map((property): Printed => {
      const optional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      const text = printOptional(printer, printer.checker.getTypeOfSymbol(property), optional);
      return [key(property.name), optional ? '?: ' : ': ', text];
    }),
  ];
  return list('{ ', items, '; ', ' }');
}

/** `<R extends Row = any>`, or nothing. */
export function printTypeParameters(printer: Printer, parameters: readonly ts.TypeParameter[]): Printed {
  if (parameters.length === 0) return '';
  const items = parameters.map((parameter): Printed => {
    const declared = parameter.symbol.declarations?.find(ts.isTypeParameterDeclaration)?.constraint;
    const constraint = declared ? printer.checker.getTypeFromTypeNode(declared) : parameter.getConstraint();
    const fallback = parameter.getDefault();
    const limit = constraint && printer.print(printer, constraint);
    return [
      parameter.symbol.name,
      // The name of a parameter may equal the name of its constraint.
      limit && limit !== parameter.symbol.name ? [' extends ', limit] : '',
      fallback ? [' = ', printer.print(printer, fallback)] : '',
    ];
  });
  return list('<', items, ', ', '>');
}

export interface Parameter {
  readonly name: string;
  readonly optional: boolean;
  readonly rest: boolean;
  readonly type: ts.Type;
}

/**
 * Names of parameters. A destructured parameter has no name of its own: among several, the name comes from its type,
 * `LampOptions` → `options`.
 */
function parameterNames(checker: ts.TypeChecker, parameters: readonly ts.Symbol[]): string[] {
  const hasName = ({ name }: ts.Symbol): boolean => /^\w+$/.test(name) && !name.startsWith('__');
  const isLone = parameters.filter((parameter) => !hasName(parameter)).length === 1;
  const taken = new Set(parameters.filter(hasName).map(({ name }) => name));
  return parameters.map((parameter) => {
    if (hasName(parameter)) return parameter.name;
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(parameter));
    const [word = 'Options'] = /[A-Z][a-z]+$/.exec((type.aliasSymbol ?? type.symbol)?.name ?? '') ?? [];
    const isMaker =
      parameter.valueDeclaration && ts.isConstructorDeclaration(parameter.valueDeclaration.parent);
    const base = isLone && !isMaker ? 'props' : word.toLowerCase();
    let name = base;
    for (let count = 2; taken.has(name); count += 1) name = `${base}${count}`;
    taken.add(name);
    return name;
  });
}

export function readParameters(checker: ts.TypeChecker, signature: ts.Signature): Parameter[] {
  const parameters = signature.getParameters();
  const names = parameterNames(checker, parameters);
  return parameters.map((parameter, index) => {
    const { valueDeclaration: node } = parameter;
    const declaration = node && ts.isParameter(node) ? node : undefined;
    return {
      name: names[index] ?? parameter.name,
      optional: declaration?.questionToken !== undefined || declaration?.initializer !== undefined,
      rest: declaration?.dotDotDotToken !== undefined,
      type: checker.getTypeOfSymbol(parameter),
    };
  });
}

/** The return type of a call, type guards included. */
export function printReturn(printer: Printer, signature: ts.Signature): Printed {
  const guard = printer.checker.getTypePredicateOfSignature(signature);
  return guard?.type && guard.parameterName
    ? [guard.parameterName, ' is ', printer.print(printer, guard.type)]
    : printer.print(printer, signature.getReturnType());
}

/** `(a: A, b?: B)`. */
export function printParameters(printer: Printer, signature: ts.Signature): Printed {
  const items = readParameters(printer.checker, signature).map(
    ({ name, optional, rest, type }): Printed => [
      rest ? '...' : '',
      name,
      optional ? '?: ' : ': ',
      printOptional(printer, type, optional),
    ],
  );
  return list('(', items, ', ', ')');
}

/** `<T>(a: A, b?: B) => C`; `arrow` is another word for ` => `. */
export function printSignature(printer: Printer, signature: ts.Signature, arrow = ' => '): Printed {
  return [
    printTypeParameters(printer, signature.getTypeParameters() ?? []),
    printParameters(printer, signature),
    arrow,
    printReturn(printer, signature),
  ];
}
