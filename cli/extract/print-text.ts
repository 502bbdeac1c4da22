import type { Context } from './context.ts';
import { breakLines, flat, type Printed } from './line-breaks.ts';
import { printType } from './print-type.ts';
import { createPrinter, type Printer, printOptional } from './printer.ts';
import type { ts } from './program.ts';

const depths = [4, 3, 2, 1];
/** Preferred limit of characters for a type that is spelled out. */
const readable = 320;
/** Hard limit of characters. */
const bearable = 900;

/** The result of `print`, spelled out as far as it stays readable; null when it is never readable. */
export function printReadably(
  { checker, names, spellsParameter }: Context,
  print: (printer: Printer) => Printed,
): string | null {
  let last: Printed = '';
  for (const depth of depths) {
    last = print(createPrinter(checker, names, { print: printType, depth, spellsParameter }));
    if (flat(last).length <= readable) return breakLines(last);
  }
  return flat(last).length <= bearable ? breakLines(last) : null;
}

/** A type as text; `optional` leaves out the `undefined` that `?` implies. */
export const printText = (context: Context, type: ts.Type, optional = false): string =>
  printReadably(context, (printer) => printOptional(printer, type, optional)) ?? 'object';
