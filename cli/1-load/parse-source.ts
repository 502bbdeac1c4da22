import { parseDocument, visit } from 'yaml';
import { type Diagnostic, diagnostic, type Outcome } from '../diagnostics/diagnostic.ts';
import type { Place } from '../diagnostics/place.ts';
import { type PlaceAt, placesIn } from '../diagnostics/places-in.ts';
import { yamlMistake } from '../diagnostics/yaml-mistake.ts';
import { type Locate, type Located, locatedIn, locator } from './locate.ts';

/** A parsed YAML or JSON file with the places of all its values. */
export interface Source {
  /** Relative to the site's root. */
  readonly file: string;
  /** Plain data; YAML aliases are shared references, possibly cyclic. Null for an empty file. */
  readonly value: unknown;
  readonly locate: Locate;
}

const keepOneSide =
  'Keep one of the sides, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.';

/** The values of a file without mistakes, and their places. */
interface Parsed {
  readonly value: unknown;
  readonly located: Located;
}

/** A file that has been read: its values and their places, or its mistakes. */
export type ParsedFile = Outcome<Parsed | null>;

const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

/** Chooses the parser by the file's extension. */
export function parseFile(file: string, written: string): ParsedFile {
  const text = withoutMark(written);
  return parse(file, text, placesIn(file, text));
}

/** Null when the syntax is wrong. Recording positions makes parsing slow, so `load` is given parsed files. */
export function parseSource(
  file: string,
  written: string,
  { value: parsed, diagnostics }: ParsedFile = parseFile(file, written),
): Outcome<Source | null> {
  if (parsed === null) return { value: null, diagnostics };
  const { value, located } = parsed;
  const placeAt = placesIn(file, withoutMark(written));
  return { value: { file, value, locate: locator(located, placeAt) }, diagnostics };
}

function parse(file: string, text: string, placeAt: PlaceAt): ParsedFile {
  const document = parseDocument(text, { prettyErrors: false, logLevel: 'error' });
  const diagnostics: Diagnostic[] = [];
  const report = (place: Place, message: string, help?: string) => {
    diagnostics.push(diagnostic('site/syntax', place, message, { help }));
  };

  const conflict = /^<{7} .*/m.exec(text);
  if (conflict !== null) {
    const place = placeAt(conflict.index, conflict.index + conflict[0].length);
    report(place, 'A merge has left both of its sides here.', keepOneSide);
    return { value: null, diagnostics };
  }
  // Only the first mistake is reported: after it the parser guesses, and its further errors are about its guesses.
  const [error] = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  if (error !== undefined) {
    const { message, help } = yamlMistake(error);
    report(placeAt(...error.pos), message, help);
  }
  visit(document, {
    Alias: (_key, alias) => {
      if (alias.resolve(document) !== undefined) return;
      const [start, end] = alias.range ?? [0];
      report(placeAt(start, end), `There is no anchor &${alias.source} before the alias *${alias.source}.`);
    },
  });
  if (diagnostics.length === 0 && file.endsWith('.json')) {
    const offset = jsonErrorOffset(text);
    if (offset !== null) {
      report(
        placeAt(offset),
        'This is not valid JSON.',
        'JSON has no comments or trailing commas, and quotes every key and text with ".',
      );
    }
  }
  if (diagnostics.length > 0) return { value: null, diagnostics };
  // Aliases are resolved by reference, so many of them cost nothing.
  const value: unknown = document.toJS({ maxAliasCount: -1 });
  return { value: { value, located: locatedIn(document) }, diagnostics };
}

/** Offset at which JSON.parse, stricter than YAML, fails; null when it succeeds. */
function jsonErrorOffset(text: string): number | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    const position = error instanceof SyntaxError ? /at position (\d+)/.exec(error.message)?.[1] : undefined;
    return Number(position ?? 0);
  }
}
