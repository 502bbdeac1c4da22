import type { Place } from '../model/place.ts';
import type { Diagnostic, Edit } from './diagnostic.ts';

/** An edit with the span that it replaces. */
export interface Located extends Edit {
  readonly finding: Diagnostic;
  readonly place: Place;
  /** UTF-16 units from the start of the file. */
  readonly start: number;
}

/** A name is replaced whole: `row` does not stand in `rows`. */
const isPart = (one: string, other: string): boolean => /[\w$-]/.test(one) && /[\w$-]/.test(other);

/** Where the text of an edit stands as a whole word; null when it does not stand there, as in a file changed since. */
function locateEdit(finding: Diagnostic, text: string): Located | null {
  const { edit, place } = finding;
  if (edit === undefined || place === null || edit.from === '') return null;
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const begin = starts[place.line - 1];
  if (begin === undefined) return null;
  const end = starts[place.line] ?? text.length;
  for (
    let start = text.indexOf(edit.from, begin + place.column - 1);
    start >= 0 && start + edit.from.length <= end;
    start = text.indexOf(edit.from, start + 1)
  ) {
    const after = start + edit.from.length;
    if (isPart(text[start - 1] ?? '', edit.from.at(0) ?? '')) continue;
    if (isPart(edit.from.at(-1) ?? '', text[after] ?? '')) continue;
    return { ...edit, finding, place: { ...place, column: start - begin + 1 }, start };
  }
  return null;
}

/** A text with the edits of its findings; of two that overlap, the first. */
export function applyEdits(
  text: string,
  findings: readonly Diagnostic[],
): { readonly text: string; readonly applied: readonly Located[] } {
  const located = findings
    .flatMap((finding) => locateEdit(finding, text) ?? [])
    .sort((one, other) => one.start - other.start);
  const applied: Located[] = [];
  let fixed = '';
  let end = 0;
  for (const edit of located) {
    if (edit.start < end) continue;
    fixed += text.slice(end, edit.start) + edit.to;
    end = edit.start + edit.from.length;
    applied.push(edit);
  }
  return { text: fixed + text.slice(end), applied };
}
