import { deserialize, serialize } from 'node:v8';
import { parseDocument, visit } from 'yaml';
import { type Diagnostic, diagnostic, type Outcome } from '../diagnostics/diagnostic.ts';
import { type PlaceAt, placesIn } from '../diagnostics/places-in.ts';
import { yamlMistake } from '../diagnostics/yaml-mistake.ts';
import { type Cache, contentHash, noCache } from '../machine/cache.ts';
import { codeVersion } from '../machine/code-version.ts';
import { withHash } from '../machine/spool.ts';
import type { Place } from '../model/place.ts';
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

/**
 * Chooses the parser by the file's extension. Null when the syntax is wrong. Recording positions makes parsing slow, so
 * results are cached.
 */
export function parseSource(file: string, written: string, cache: Cache = noCache): Outcome<Source | null> {
  const text = written.replace(/^\uFEFF/, '');
  const placeAt = placesIn(file, text);
  const sourceOf = ({ value, located }: Parsed): Outcome<Source> => ({
    value: { file, value, locate: locator(located, placeAt) },
    diagnostics: [],
  });
  const key = cache === noCache ? '' : keyOf(file, text);
  const [known] = cache.getWithParts(kind, key)?.parts ?? [];
  if (known !== undefined) return sourceOf(deserialize(known.read()));
  const { value: parsed, diagnostics } = parse(file, text, placeAt);
  if (parsed === null) return { value: null, diagnostics };
  const bytes = cache === noCache ? null : serialized(parsed);
  if (bytes !== null) cache.setWithParts(kind, key, { value: null, parts: [withHash(bytes)] });
  return sourceOf(parsed);
}

const kind = 'parsed';

const keyOf = (file: string, text: string): string =>
  contentHash(codeVersion(['cli/1-load/parse-source.ts']), process.version, file, text);

/** Bytes that, unlike JSON, preserve the sharing of aliases; null for data that is nested too deeply. */
function serialized(parsed: Parsed): Uint8Array | null {
  try {
    return serialize(parsed);
  } catch (error) {
    if (error instanceof RangeError) return null;
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
