import { type Document, isMap, isScalar, type ParsedNode, parseDocument, visit } from 'yaml';
import type { Place } from '../../diagnostics/place.ts';

export interface Directive {
  readonly value: Readonly<Record<string, unknown>>;
  readonly place: Place;
  /** Place of an option's name or value; place of the directive when it has no such option. */
  readonly locate: (key: string, what: 'key' | 'value') => Place;
}

export interface DirectiveProblem {
  readonly problem: string;
  readonly place: Place;
}

/** Reads the JSON of `line`, which begins with `{{` at `place`. */
export function readDirective(line: string, place: Place): Directive | DirectiveProblem {
  if (!line.endsWith('}}')) return { problem: 'A directive ends on its own line, with `}}`.', place };
  // The outer braces are the directive's, the inner ones the object's.
  const json = line.slice(1, -1);
  const columnAt = (offset: number): number => place.column + 1 + Math.min(offset, json.length - 1);
  const at = (start: number, end = start): Place => ({
    file: place.file,
    line: place.line,
    column: columnAt(start),
    ...(end > start && { end: { line: place.line, column: columnAt(end) } }),
  });
  // YAML includes JSON, and its parser, unlike JSON.parse, returns positions and finds duplicate keys.
  const document = parseDocument(json, { prettyErrors: false });
  const [error] = document.errors;
  const value = parseJson(json);
  if (value instanceof SyntaxError) {
    const position = /at position (\d+)/.exec(value.message)?.[1] ?? error?.pos[0] ?? looseValue(document);
    return { problem: 'The directive is not valid JSON.', place: at(Number(position)) };
  }
  if (error !== undefined) return { problem: `${error.message}.`, place: at(...error.pos) };
  const items = isMap<ParsedNode, ParsedNode | null>(document.contents) ? document.contents.items : [];
  return {
    value,
    place,
    locate: (key, what) => {
      const pair = items.find((item) => isScalar(item.key) && item.key.value === key);
      const node = what === 'key' ? pair?.key : pair?.value;
      return node ? at(node.range[0], node.range[1]) : place;
    },
  };
}

/** Offset of the first value that YAML accepts and JSON does not: one without double quotes. */
function looseValue(document: Document): number {
  let offset = 0;
  visit(document, {
    Scalar: (_key, { type, source = '', range }) => {
      if (type === 'QUOTE_DOUBLE' || /^(?:true|false|null|-?\d[\d.eE+-]*)$/.test(source)) return undefined;
      offset = range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return offset;
}

/** Parses text between braces, which is an object if it is JSON at all. */
function parseJson(json: string): Record<string, unknown> | SyntaxError {
  try {
    return JSON.parse(json);
  } catch (error) {
    if (error instanceof SyntaxError) return error;
    throw error;
  }
}
