import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createGraph } from '../../cli/derive/graph.ts';
import { loaded } from '../../cli/examine/site-values.ts';
import { diskCache } from '../../cli/machine/cache.ts';
import { memoryHost } from '../../cli/machine/host.ts';
import { temporaryFolder } from '../support/folder.ts';

const workspace = temporaryFolder();

/** Findings and pages of a site with a text as its pages.yaml, and the files that were parsed for it. */
const loadedWith = (pages: string, folder: string) => {
  const files = { 'site.yaml': 'name: Lamps\nproducts: []\n', 'pages.yaml': pages };
  const entries = Object.entries(files).map(([name, text]) => [`/site/content/${name}`, text] as const);
  const parsed: string[] = [];
  const graph = createGraph({
    root: '/site',
    host: memoryHost(new Map(entries)),
    cache: diskCache(folder),
    version: '',
    onMade: ({ name, key }) => void (name === 'parsed' && parsed.push(key)),
  });
  return { found: graph.findings(loaded), tree: graph.get(loaded)?.tree, parsed };
};

test.each([
  ['a mistake in the tree', 'pages:\n  - pathname: /\n    title: Home\n    colour: red # not a key\n'],
  ['a mistake of syntax', 'pages: [1\n'],
  ['aliases', 'home: &home { pathname: /, title: Home, colour: red }\npages:\n  - *home\n'],
  ['an alias that leads back', 'pages: &all\n  - pathname: /\n    title: Home\n    children: *all\n'],
  ['infinite numbers', 'pages: [.inf, .nan, -0]\n'],
  ['nothing', ''],
])('a file with %s is parsed once, with the same findings at the same places', (name, text) => {
  const folder = join(workspace, name);
  const first = loadedWith(text, folder);
  expect(first.found.length).toBeGreaterThan(0);
  expect(first.parsed).toContain('content/pages.yaml');
  expect(loadedWith(text, folder)).toEqual({ ...first, parsed: [] });
  expect(loadedWith(`${text}\n`, folder).parsed).toEqual(['content/pages.yaml']);
});

test('aliases of aliases are kept in little space', () => {
  const folder = join(workspace, 'laughs');
  const lines = Array.from(
    { length: 30 },
    (_, index) => `a${index + 1}: &a${index + 1} [*a${index}, *a${index}]`,
  );
  loadedWith(`a0: &a0 ha\n${lines.join('\n')}\n`, folder);
  const sizes = readdirSync(join(folder, 'parsed')).map(
    (name) => statSync(join(folder, 'parsed', name)).size,
  );
  expect(Math.max(...sizes)).toBeLessThan(50_000);
});
