import type { Diagnostic, Edit } from './diagnostic.ts';
import type { Place } from './place.ts';
import { placeOfEdit } from './place-of-edit.ts';

/** An edit with the span that it replaces. */
export interface Located extends Edit {
  readonly finding: Diagnostic;
  readonly place: Place;
  /** UTF-16 units from the start of the file. */
  readonly start: number;
}

/** Finds the span of an edit; null when its text is not at its place. */
function locateEdit(finding: Diagnostic, text: string): Located | null {
  const { edit, place } = finding;
  if (edit === undefined || place === null) return null;
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const begin = starts[place.line - 1];
  if (begin === undefined) return null;
  const found = placeOfEdit(finding, text.slice(begin, starts[place.line]));
  return found && { ...edit, finding, place: found, start: begin + found.column - 1 };
}

/** Applies the edits of findings to a text; of two that overlap, only the first. */
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
