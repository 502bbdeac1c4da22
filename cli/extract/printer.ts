import type { Printed } from './line-breaks.ts';
import type { Names } from './names.ts';
import { ts } from './program.ts';

/** State of printing a type. */
export interface Printer {
  /** Prints a type within another, without the members that `hidden` names. */
  readonly print: (printer: Printer, type: ts.Type, hidden?: ts.TypeFlags) => Printed;
  readonly checker: ts.TypeChecker;
  readonly names: Names;
  /** True for the type itself, false for its parts. */
  readonly top: boolean;
  /** Whether a type parameter is replaced by its constraint. */
  readonly spellsParameter: (name: string) => boolean;
  readonly isTooDeep: (type: ts.Type) => boolean;
  /** The printer for the parts of an unnamed structure, which are printed only to a limited depth. */
  readonly into: (type: ts.Type) => Printer;
  /** Whether the type would be printed within itself, or in a type that grows without an end. */
  readonly isEndless: (type: ts.Type) => boolean;
  /** The printer for the parts of any other type. */
  readonly around: (type: ts.Type) => Printer;
  /** TypeScript's own printing, for rare kinds of type. */
  readonly ownText: (type: ts.Type) => string;
}

const { NoTruncation, UseSingleQuotesForStringLiteralType } = ts.TypeFormatFlags;

interface PrinterOptions extends Pick<Printer, 'print'> {
  readonly depth: number;
  readonly spellsParameter: Printer['spellsParameter'];
}

/** Depth at which a nested type counts as endless: `type Chain<T> = Map<T, Chain<T[]>>`. */
const endlessly = 20;

/** `depth` limits how deeply unnamed structures nest. */
export function createPrinter(
  checker: ts.TypeChecker,
  names: Names,
  { print, depth, spellsParameter }: PrinterOptions,
): Printer {
  const at = (within: readonly ts.Type[], all: readonly ts.Type[]): Printer => ({
    print,
    checker,
    names,
    top: all.length === 0,
    spellsParameter,
    isTooDeep: (type) => within.includes(type) || within.length >= depth,
    into: (type) => at([...within, type], [...all, type]),
    isEndless: (type) => all.includes(type) || all.length >= endlessly,
    around: (type) => at(within, [...all, type]),
    ownText: (type) =>
      checker
        .typeToString(type, undefined, NoTruncation | UseSingleQuotesForStringLiteralType)
        .replace(/import\("[^"]*"\)\./g, ''),
  });
  return at([], []);
}

/** Leaves out the `undefined` that `?` implies. */
export const printOptional = (printer: Printer, type: ts.Type, optional: boolean): Printed =>
  printer.print(printer, type, optional ? ts.TypeFlags.Undefined : undefined);
