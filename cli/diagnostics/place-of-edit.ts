import type { Diagnostic } from './diagnostic.ts';
import type { Place } from './place.ts';

/** Files that writers write, as opposed to files of packages and to the reference, which `docs-build api` writes. */
export const isWritten = (file: string): boolean => /^(?:content|templates)\/(?!api\/)/.test(file);

/** Whether two characters belong to one name: `row` in `rows` is no whole word. */
const isPart = (one: string, other: string): boolean => /[\w$-]/.test(one) && /[\w$-]/.test(other);

/**
 * The place of a finding's edit: its text as a whole word in `line`, the text of the finding's line. Null without an
 * edit, and when the line lacks the text, as in a file changed since.
 */
export function placeOfEdit({ edit, place }: Diagnostic, line: string): Required<Place> | null {
  if (edit === undefined || place === null || edit.from === '') return null;
  for (
    let start = line.indexOf(edit.from, place.column - 1);
    start >= 0;
    start = line.indexOf(edit.from, start + 1)
  ) {
    const after = start + edit.from.length;
    if (isPart(line[start - 1] ?? '', edit.from.at(0) ?? '')) continue;
    if (isPart(edit.from.at(-1) ?? '', line[after] ?? '')) continue;
    const { file, line: number } = place;
    return { file, line: number, column: start + 1, end: { line: number, column: after + 1 } };
  }
  return null;
}
