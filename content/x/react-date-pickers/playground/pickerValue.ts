import type { Composition } from './composition';
import { type Expression, listOf } from './expression';

/** The first, and for ranges both, are what the pickers show at the start. */
export const initialTexts = ['2024-06-12T09:45', '2024-06-18T17:30'];

export function pickerValue(
  texts: readonly string[],
  { family, library, timezone }: Composition,
): Expression {
  const dates = texts.map((text) =>
    text === ''
      ? { code: 'null', value: null }
      : library.date(text, timezone !== ''),
  );
  return family === 'DateRange'
    ? listOf(dates)
    : (dates[0] ?? { code: 'null', value: null });
}

/** The ISO texts of a value or range of values. */
export function textsOf(value: unknown, { library }: Composition): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.map((each) => library.toText(each));
}
