import { LineCounter, parseDocument, visit } from 'yaml';
import { type Diagnostic, diagnostic, type Outcome } from '../diagnostics/diagnostic.ts';
import { yamlMistake } from '../diagnostics/yaml-mistake.ts';
import { type Locate, locator } from './locate.ts';

/** A parsed YAML or JSON file that can say where each of its values stands. */
export interface Source {
  /** Relative to the site's root. */
  readonly file: string;
  /** Plain data; YAML aliases are shared references, possibly cyclic. Null for an empty file. */
  readonly value: unknown;
  readonly locate: Locate;
}

/** Parses by the file's extension. Null when its syntax is wrong. */
export function parseSource(file: string, written: string): Outcome<Source | null> {
  const text = written.replace(/^\uFEFF/, '');
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const diagnostics: Diagnostic[] = [];
  const report = (offset: number, message: string, help?: string) => {
    const { line, col } = lines.linePos(offset);
    diagnostics.push(
      diagnostic('site/syntax', { file, line: Math.max(line, 1), column: Math.max(col, 1) }, message, {
        help,
      }),
    );
  };

  // After the first mistake the parser guesses, and its further errors are about its guesses.
  const [error] = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  if (error !== undefined) {
    const { message, help } = yamlMistake(error);
    report(error.pos[0], message, help);
  }
  visit(document, {
    Alias: (_key, alias) => {
      if (alias.resolve(document) !== undefined) return;
      report(alias.range?.[0] ?? 0, `There is no anchor &${alias.source} before the alias *${alias.source}.`);
    },
  });
  if (diagnostics.length === 0 && file.endsWith('.json')) {
    const offset = jsonErrorOffset(text);
    if (offset !== null) {
      report(
        offset,
        'This is not valid JSON.',
        'JSON has no comments or trailing commas, and quotes every key and text with ".',
      );
    }
  }
  if (diagnostics.length > 0) return { value: null, diagnostics };
  // Aliases are resolved by reference, so many of them cost nothing.
  const value: unknown = document.toJS({ maxAliasCount: -1 });
  return { value: { file, value, locate: locator(document, lines, file) }, diagnostics };
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
