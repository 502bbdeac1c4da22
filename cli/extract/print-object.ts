import { list, type Printed } from './line-breaks.ts';
import { type Printer, printOptional } from './printer.ts';
import { ts } from './program.ts';

/** A longer type says less than the word `object`. */
const mostMembers = 8;

export const key = (name: string): string => (/^[\w$]+$/.test(name) ? name : `'${name}'`);

/** An object type by its members; `object` when there are too many to read in passing. */
export function printObject(printer: Printer, type: ts.ObjectType): Printed {
  const properties = type.getProperties();
  const indexes = printer.checker.getIndexInfosOfType(type);
  if (properties.length + indexes.length > mostMembers) return 'object';
  const items = [
    ...indexes.map(
      (each): Printed => [
        '[key: ',
        printer.print(printer, each.keyType),
        ']: ',
        printer.print(printer, each.type),
      ],
    ),
    ...properties.map((each): Printed => {
      const optional = (each.flags & ts.SymbolFlags.Optional) !== 0;
      const text = printOptional(printer, printer.checker.getTypeOfSymbol(each), optional);
      return [key(each.name), optional ? '?: ' : ': ', text];
    }),
  ];
  return list('{ ', items, '; ', ' }');
}

/** `<R extends Row = any>`, or nothing. */
export function printTypeParameters(printer: Printer, parameters: readonly ts.TypeParameter[]): Printed {
  if (parameters.length === 0) return '';
  const items = parameters.map((each): Printed => {
    const declared = each.symbol.declarations?.find(ts.isTypeParameterDeclaration)?.constraint;
    const constraint = declared ? printer.checker.getTypeFromTypeNode(declared) : each.getConstraint();
    const fallback = each.getDefault();
    const limit = constraint && printer.print(printer, constraint);
    return [
      each.symbol.name,
      // A parameter may have the name by which readers know its constraint.
      limit && limit !== each.symbol.name ? [' extends ', limit] : '',
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

export const readParameters = (checker: ts.TypeChecker, signature: ts.Signature): Parameter[] =>
  signature.getParameters().map((each) => {
    const { valueDeclaration: node } = each;
    const declaration = node && ts.isParameter(node) ? node : undefined;
    return {
      // A destructured parameter has no name of its own.
      name: /^\w+$/.test(each.name) && !each.name.startsWith('__') ? each.name : 'props',
      optional: declaration?.questionToken !== undefined || declaration?.initializer !== undefined,
      rest: declaration?.dotDotDotToken !== undefined,
      type: checker.getTypeOfSymbol(each),
    };
  });

/** The return type of a call, type guards included. */
export function printReturn(printer: Printer, signature: ts.Signature): Printed {
  const guard = printer.checker.getTypePredicateOfSignature(signature);
  return guard?.type && guard.parameterName
    ? [guard.parameterName, ' is ', printer.print(printer, guard.type)]
    : printer.print(printer, signature.getReturnType());
}

/** `<T>(a: A, b?: B) => C`; `arrow` is another word for ` => `. */
export function printSignature(printer: Printer, signature: ts.Signature, arrow = ' => '): Printed {
  const items = readParameters(printer.checker, signature).map(
    ({ name, optional, rest, type }): Printed => [
      rest ? '...' : '',
      name,
      optional ? '?: ' : ': ',
      printOptional(printer, type, optional),
    ],
  );
  return [
    printTypeParameters(printer, signature.getTypeParameters() ?? []),
    list('(', items, ', ', ')'),
    arrow,
    printReturn(printer, signature),
  ];
}

/** A function that can be called in several ways: `{ (a: A): B; (c: C): D }`. */
export const printOverloads = (printer: Printer, signatures: readonly ts.Signature[]): Printed =>
  list(
    '{ ',
    signatures.map((each) => printSignature(printer, each, ': ')),
    '; ',
    ' }',
  );
