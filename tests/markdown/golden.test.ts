import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { compilePage } from '../../cli/2-compile/compile-page.ts';
import { catalogue } from '../../cli/diagnostics/catalogue.ts';
import type { Diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import type { Place } from '../../cli/diagnostics/place.ts';
import { expectGolden } from '../support/golden.ts';
import { lampFinisher } from './lamp-reference.ts';
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

/** A page without findings has no findings file. */
function matches(file: string, actual: string): void {
  if (actual !== '') expectGolden(file, actual);
  else if (process.env.UPDATE_GOLDEN) rmSync(file, { force: true });
  else expect(existsSync(file)).toBe(false);
}

/** Only the cases about the head of a page have one. */
const isAboutHead = (name: string): boolean => /^(frontmatter|page-head)\//.test(name);

test.each(cases)('%s', (name) => {
  const text = readFileSync(`${folder}${name}.md`, 'utf8');
  const more = name.endsWith('.zh')
    ? { language: 'zh', translated: new Set(['/lamps', '/lamps/dimming']) }
    : {};
  const content = compilePage(pageInput(text, more));
  const { value, diagnostics } = lampFinisher(name.startsWith('api-links/')).finish(content.value, []);
  const found = [...content.diagnostics, ...diagnostics].filter(
    ({ code }) => isAboutHead(name) || !code.startsWith('page/missing-'),
  );
  matches(`${folder}${name}.html`, `${value.page.html}\n`);
  matches(`${folder}${name}.diagnostics.txt`, found.map(describe).join('\n'));
});

test('every golden file has its case', () => {
  const goldens = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|diagnostics\.txt)$/.test(file))
    .map((file) => file.replace(/\.(html|diagnostics\.txt)$/, ''));
  expect([...new Set(goldens)].sort()).toEqual(cases);
});

test('every finding about a page has a case', () => {
  const compiler = fileURLToPath(new URL('../../cli/2-compile/markdown/', import.meta.url));
  const read = (file: string) => readFileSync(file, 'utf8');
  const code = readdirSync(compiler, { encoding: 'utf8' })
    .map((file) => read(compiler + file))
    .join('');
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.diagnostics.txt'))
    .map((file) => read(folder + file))
    .join('');
  const reported = Object.keys(catalogue).filter((name) => code.includes(`'${name}'`));
  // The dictionary of the cases has every word.
  const shown = reported.filter((name) => name !== 'translation/unknown-key');
  expect(shown.filter((name) => !found.includes(` ${name}\n`))).toEqual([]);
});
