import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expectGolden } from '../support/golden.ts';
import { repository } from '../support/run-cli.ts';

export const readRootFile = (file: string): string => readFileSync(join(repository, file), 'utf8');

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

const parsed = new Map<string, Root>();

/** The Markdown of a root file, as a code host reads it. */
export function parseRootFile(file: string): Root {
  const known = parsed.get(file) ?? parser.parse(readRootFile(file));
  parsed.set(file, known);
  return known;
}

/** Compares the text between two markers of `name` in a root file with `section`; UPDATE_GOLDEN=1 writes it instead. */
export function expectSection(file: string, name: string, section: string): void {
  const [begin, end] = [`<!-- begin: ${name}, written by npm run test:update -->`, `<!-- end: ${name} -->`];
  const [before, rest] = readRootFile(file).split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`${file} has no section ${name}`);
  expectGolden(join(repository, file), `${before}${begin}\n\n${section}\n\n${end}${after}`);
}

/** Escapes a text outside code; inside code, only `|` would end the cell. */
const cell = (text: string): string =>
  text
    .replaceAll('|', '\\|')
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 0 ? part.replaceAll('<', '\\<') : part))
    .join('');

/** A Markdown table. Cells are Markdown, in which `<` and `|` are plain characters. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
