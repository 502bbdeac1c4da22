// Input of every kind: no text makes the compiler throw, and every finding has an existing place and a way out. A
// hundred inputs a target, always the same; `npm run test:fuzz` takes a million others.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { load } from '../../cli/1-load/load.ts';
import { compilePage } from '../../cli/2-compile/compile-page.ts';
import { parseFrontmatter } from '../../cli/2-compile/markdown/frontmatter.ts';
import type { Diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import { memoryHost } from '../../cli/machine/host.ts';
import { tinySite } from '../load/marked-site.ts';
import { pageInput } from '../markdown/page-input.ts';
import { json, markdown, nearly, textOf, yaml } from './sources.ts';

const numRuns = Number(process.env.FUZZ_RUNS ?? 100);
const seed = Number(process.env.FUZZ_SEED ?? 20);
// ms; a page of fragments takes a few.
const timeout = 30_000 + numRuns * 20;

function expectSound(diagnostics: readonly Diagnostic[], files: Readonly<Record<string, string>>): void {
  for (const { place, message, help } of diagnostics) {
    expect(message.trim()).not.toBe('');
    expect(help.trim()).not.toBe('');
    if (place === null) continue;
    const lines = (files[place.file] ?? '').replace(/\r\n?/g, '\n').split('\n').length;
    if (place.line < 1 || place.line > lines || place.column < 1)
      throw new Error(`${place.file}:${place.line}:${place.column} of ${lines} lines: ${message}`);
  }
}

const check = (texts: fc.Arbitrary<string>, run: (text: string) => void): void =>
  fc.assert(fc.property(texts, run), { numRuns, seed });

function loads(file: string, text: string): void {
  const files = { ...tinySite, [file]: text };
  const host = memoryHost(new Map(Object.entries(files).map(([path, value]) => [`/site/${path}`, value])));
  expectSound(load(host, '/site').diagnostics, files);
}

const site = tinySite['content/site.yaml'] ?? '';
const tree =
  'pages:\n  - pathname: /a\n    title: A\n    children:\n      - pathname: /a/b\n        plan: pro\n';

test('site.yaml', { timeout }, () => {
  check(fc.oneof(textOf(yaml), nearly(site, yaml)), (text) => loads('content/site.yaml', text));
});

test('pages.yaml', { timeout }, () => {
  check(fc.oneof(textOf(yaml), nearly(tree, yaml)), (text) => loads('content/pages.yaml', text));
});

test('dictionaries', { timeout }, () => {
  check(fc.oneof(textOf(json), nearly('{ "a": "b", "c": "{d}" }', json)), (text) =>
    loads('content/translations/en.json', text),
  );
});

test('frontmatter', { timeout }, () => {
  const head = '---\ntitle: A\ncomponents: [A, B]\ntasks:\n  - { task: a, section: b }\n---\n\n# A\n';
  check(fc.oneof(textOf([...yaml, '---\n']), nearly(head, yaml)), (text) => {
    const page = `---\n${text}`;
    const { diagnostics, body } = parseFrontmatter('a.md', page, ['kit']);
    expectSound(diagnostics, { 'a.md': page });
    expect(body.split('\n')).toHaveLength(
      page
        .replace(/^\uFEFF/, '')
        .replace(/\r\n?/g, '\n')
        .split('\n').length,
    );
  });
});

test('Markdown and directives', { timeout }, () => {
  check(textOf(markdown), (text) => {
    const input = pageInput(text);
    expectSound(
      compilePage(input).diagnostics.filter(({ place }) => place?.file === input.file),
      { [input.file]: text },
    );
  });
});
