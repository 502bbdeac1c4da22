/** A stretch of a printed type; with `name`, an identifier that may be linked. */
export interface ApiTypePart {
  readonly text: string;
  readonly name?: string;
}

// A string, an identifier with its dots, or anything else; the look-ahead distinguishes a key from a name.
const token =
  /('(?:[^'\\]|\\.)*')|([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)(?=(\??:(?!:)|\?,)?)|([^'A-Za-z_$]+|')/g;

const words = new Set([
  'any',
  'bigint',
  'boolean',
  'class',
  'enum',
  'extends',
  'false',
  'implements',
  'infer',
  'interface',
  'is',
  'keyof',
  'never',
  'new',
  'null',
  'number',
  'object',
  'readonly',
  'string',
  'symbol',
  'true',
  'type',
  'typeof',
  'undefined',
  'unknown',
  'void',
]);

/** Splits a printed type into parts whose texts add up to the whole. Keys, parameters and keywords have no name. */
export function splitType(text: string): ApiTypePart[] {
  const parts: ApiTypePart[] = [];
  for (const [whole, , identifier, isKey] of text.matchAll(token)) {
    const named = identifier !== undefined && isKey === undefined && !words.has(identifier);
    const last = parts.at(-1);
    if (named) parts.push({ text: whole, name: identifier });
    else if (last && last.name === undefined) parts[parts.length - 1] = { text: last.text + whole };
    else parts.push({ text: whole });
  }
  return parts;
}
