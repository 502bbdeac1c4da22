import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

export const repository = join(import.meta.dirname, '../..');
const results = join(repository, 'tests/bench/RESULTS.md');

/** The upper one of the two in the middle; 0 of nothing. */
export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Columns are titles with their alignment, `---` or `---:`. */
export function markdownTable(
  columns: readonly (readonly [title: string, alignment: '---' | '---:'])[],
  rows: readonly (readonly string[])[],
): string {
  const lines = [columns.map(([title]) => title), columns.map(([, alignment]) => alignment), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** `text` with the section of this heading replaced, or added at its end. */
export function withSection(text: string, heading: string, contents: string): string {
  const [before = '', ...sections] = text.split(/^(?=## )/m);
  const section = `## ${heading}\n\n${contents.trim()}\n`;
  const kept = sections.map((each) => each.trimEnd().concat('\n'));
  const at = kept.findIndex((each) => each.startsWith(`## ${heading}\n`));
  const all = at < 0 ? [...kept, section] : kept.with(at, section);
  return [before.trimEnd().concat('\n'), ...all].join('\n');
}

/** Shows the figures, and writes them into RESULTS.md. */
export function writeResults(heading: string, about: string, figures: string): void {
  process.stdout.write(`${figures}\n`);
  keepResults(heading, about, figures);
}

/** Writes the figures into RESULTS.md below the day, the commit, the machine and `about`. */
export function keepResults(heading: string, about: string, figures: string): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: repository, encoding: 'utf8' });
  const day = new Date().toISOString().slice(0, 10);
  const run = `${day}, ${commit.trim()}, ${cpus().length} × ${cpus()[0]?.model.trim()}; ${about}`;
  const text = existsSync(results) ? readFileSync(results, 'utf8') : '# Results of the benches\n';
  writeFileSync(results, withSection(text, heading, `${run}\n\n${figures}`));
}
