import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Place } from '../diagnostics/place.ts';
import type { LineAt } from './report.ts';

/** A name, including the `new` before a class name. */
const name = /^(?:new )?[\p{ID_Start}$_][\p{ID_Continue}$]*/u;

function withEnd(place: Place, lineAt: LineAt): Place {
  const { file, line, column, end } = place;
  const isFile = line === 1 && column === 1;
  if (end !== undefined || isFile) return place;
  const text = lineAt(file, line) ?? '';
  // The rest of a longer name would mislead.
  if (/[\p{ID_Continue}$]/u.test(text[column - 2] ?? '')) return place;
  const [found] = name.exec(text.slice(column - 1)) ?? [];
  return found === undefined ? place : { ...place, end: { line, column: column + found.length } };
}

/**
 * Findings with the ends of their places. Compilers and stack traces report only where something begins: if a name
 * begins there, the place is that name. The start of a file without an end stands for the file.
 */
export const withEnds = (diagnostics: readonly Diagnostic[], lineAt: LineAt): Diagnostic[] =>
  diagnostics.map((finding) => ({
    ...finding,
    place: finding.place && withEnd(finding.place, lineAt),
    related: finding.related.map((other) => ({ ...other, place: withEnd(other.place, lineAt) })),
  }));
