import { join } from 'node:path';
import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { compilePage } from '../../cli/2-compile/compile-page.ts';
import { createGraph } from '../../cli/derive/graph.ts';
import { examineAtOnce } from '../../cli/examine/examine.ts';
import { noCache } from '../../cli/machine/cache.ts';
import { memoryHost } from '../../cli/machine/host.ts';
import { pageInput } from '../markdown/page-input.ts';
import { repository } from '../support/run-cli.ts';
import { parseRootFile, readRootFile } from './root-files.ts';

function fences(document: string): Code[] {
  const found: Code[] = [];
  visit(parseRootFile(document), 'code', (node) => {
    found.push(node);
  });
  return found;
}

const modules = (text: string): string[] =>
  [...text.matchAll(/"([\w.]+\.[jt]sx?)"/g)].map((match) => match[1] ?? '');

const named = (text: string, directive: string): string[] =>
  [...text.matchAll(new RegExp(`"${directive}": "([\\w.]+)"`, 'g'))].map((match) => match[1] ?? '');

describe('the Markdown of content/README.md', () => {
  const examples = fences('content/README.md').filter(({ lang }) => lang === 'md');

  test.each(examples.map(({ value, position }) => [position?.start.line, value]))(
    'line %i compiles',
    (_line, value) => {
      const text = String(value);
      const { diagnostics } = compilePage(
        pageInput(text, { siblings: modules(text), components: named(text, 'component') }),
      );
      // An example is part of a page, without its head.
      const found = diagnostics.filter(
        ({ code, severity }) => severity !== 'off' && !code.startsWith('page/missing-'),
      );
      expect(found).toEqual([]);
    },
  );
});

test('the site that README.md sets up has no mistake', () => {
  const files = fences('README.md').flatMap(({ meta, value }) => {
    const path = /title="([^"]+)"/.exec(meta ?? '')?.[1];
    return path === undefined ? [] : ([[`/site/${path}`, `${value}\n`]] as const);
  });
  const texts = 'templates/texts/en.json';
  const host = memoryHost(new Map([...files, [join(repository, texts), readRootFile(texts)]]));
  const examined = examineAtOnce(createGraph({ root: '/site', host, cache: noCache, version: '' }));
  expect(examined.diagnostics).toEqual([]);
  if (examined.site === null) throw new Error('A site without findings was not loaded');
  expect(examined.compiled.demos).toHaveLength(1);
});
