import { isDeepStrictEqual } from 'node:util';
import { parseDocument, visit } from 'yaml';
import { type Diagnostic, diagnostic, type Outcome } from '../diagnostics/diagnostic.ts';
import { type PlaceAt, placesIn } from '../diagnostics/places-in.ts';
import { yamlMistake } from '../diagnostics/yaml-mistake.ts';
import { type Cache, contentHash, noCache } from '../machine/cache.ts';
import { codeVersion } from '../machine/code-version.ts';
import type { Place } from '../model/place.ts';
import { type Locate, type Located, locatedIn, locator } from './locate.ts';

/** A parsed YAML or JSON file that can say where each of its values stands. */
export interface Source {
  /** Relative to the site's root. */
  readonly file: string;
  /** Plain data; YAML aliases are shared references, possibly cyclic. Null for an empty file. */
  readonly value: unknown;
  readonly locate: Locate;
}

const keepOneSide =
  'Keep one of the sides, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.';

/** What a file without mistakes says, and where. */
interface Parsed {
  readonly value: unknown;
  readonly located: Located;
  /** Written out, a value that aliases repeat can be as long as one likes. */
  readonly hasAliases: boolean;
}

/** Parses by the file's extension. Null when its syntax is wrong. Positions make parsing slow, so results are kept. */
export function parseSource(file: string, written: string, cache: Cache = noCache): Outcome<Source | null> {
  const text = written.replace(/^\uFEFF/, '');
  const placeAt = placesIn(file, text);
  const sourceOf = ({ value, located }: Parsed): Outcome<Source> => ({
    value: { file, value, locate: locator(located, placeAt) },
    diagnostics: [],
  });
  const kind = 'parsed';
  const key = cache === noCache ? '' : contentHash(codeVersion(['cli/1-load/parse-source.ts']), file, text);
  const known = cache.get(kind, key) as Parsed | undefined;
  if (known !== undefined) return sourceOf(known);
  const { value: parsed, diagnostics } = parse(file, text, placeAt);
  if (parsed === null) return { value: null, diagnostics };
  if (cache !== noCache && isPlain(parsed)) cache.set(kind, key, parsed);
  return sourceOf(parsed);
}

/** Whether JSON gives it back as it is, which it does not with infinite numbers, nor with what is nested very deeply. */
function isPlain(parsed: Parsed): boolean {
  try {
    return !parsed.hasAliases && isDeepStrictEqual(JSON.parse(JSON.stringify(parsed)), parsed);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function parse(file: string, text: string, placeAt: PlaceAt): Outcome<Parsed | null> {
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
  // After the first mistake the parser guesses, and its further errors are about its guesses.
  const [error] = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  if (error !== undefined) {
    const { message, help } = yamlMistake(error);
    report(placeAt(...error.pos), message, help);
  }
  let hasAliases = false;
  visit(document, {
    Alias: (_key, alias) => {
      hasAliases = true;
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
  return { value: { value, located: locatedIn(document), hasAliases }, diagnostics };
}

/** Where JSON.parse, stricter than YAML, gives up; null when it does not. */
function jsonErrorOffset(text: string): number | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    const position = error instanceof SyntaxError ? /at position (\d+)/.exec(error.message)?.[1] : undefined;
    return Number(position ?? 0);
  }
}
