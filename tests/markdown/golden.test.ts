import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { compilePage } from '../../cli/2-compile/compile-page.ts';
import type { Diagnostic } from '../../cli/diagnostics.ts';
import type { Place } from '../../cli/model.ts';
import { pageInput } from './page-input.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const cases = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.slice(0, -3))
  .sort();

const at = (place: Place | null): string => (place === null ? '-' : `${place.line}:${place.column}`);

const describe = ({ place, severity, code, message, help, related }: Diagnostic): string =>
  [
    `${at(place)} ${severity} ${code}`,
    `  ${message}`,
    ...related.map((each) => `  ${at(each.place)} ${each.message}`),
    `  help: ${help}\n`,
  ].join('\n');

/** Compares with the file, or writes it; a file that has nothing to say is absent. */
function matchesFile(path: string, actual: string): void {
  if (process.env.UPDATE_GOLDEN) {
    if (actual === '') rmSync(path, { force: true });
    else writeFileSync(path, actual);
  }
  expect(actual).toBe(existsSync(path) ? readFileSync(path, 'utf8') : '');
}

/** Only the cases about the head of a page have one. */
const isAboutHead = (name: string): boolean => /^(frontmatter|page-head)\//.test(name);

test.each(cases)('%s', (name) => {
  const text = readFileSync(`${folder}${name}.md`, 'utf8');
  const more = name.endsWith('.zh') ? { language: 'zh', translated: ['/lamps', '/lamps/dimming'] } : {};
  const { value, diagnostics } = compilePage(pageInput(text, more));
  const found = diagnostics.filter(({ code }) => isAboutHead(name) || !code.startsWith('page/missing-'));
  matchesFile(`${folder}${name}.html`, `${value.html}\n`);
  matchesFile(`${folder}${name}.diagnostics.txt`, found.map(describe).join('\n'));
});

test('every golden file has its case', () => {
  const goldens = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|diagnostics\.txt)$/.test(file))
    .map((file) => file.replace(/\.(html|diagnostics\.txt)$/, ''));
  expect([...new Set(goldens)].sort()).toEqual(cases);
});
