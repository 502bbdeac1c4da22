import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseSync } from 'rolldown/utils';
import { expect, inject, test } from 'vitest';
import { builtPages, htmlOf } from './pages.ts';

const out = inject('out');
const kilobytes = 1024;

const read = (url: string): string => readFileSync(join(out, url), 'utf8');

const imports = new Map<string, readonly string[]>();

/** Scripts that a script imports before it can run. */
function importsOf(url: string): readonly string[] {
  const known = imports.get(url);
  if (known !== undefined) return known;
  const found = parseSync(url, read(url)).module.staticImports.map(
    ({ moduleRequest: { value } }) => new URL(value, `https://lamp.example${url}`).pathname,
  );
  imports.set(url, found);
  return found;
}

function withImports(urls: readonly string[]): ReadonlySet<string> {
  const reached = new Set(urls);
  for (const url of reached) for (const each of importsOf(url)) reached.add(each);
  return reached;
}

interface Loaded {
  readonly page: string;
  /** Named by the document. */
  readonly named: readonly string[];
  /** Named by the script of the page, for the first of its demos and for further ones. */
  readonly parts: readonly (readonly string[])[];
  /** All of these, each once. */
  readonly wake: readonly string[];
}

const pages: readonly Loaded[] = builtPages(out).flatMap((page) => {
  const html = read(htmlOf(page));
  const named = [
    ...html.matchAll(/<(?:script type="module" src|link rel="modulepreload" href)="([^"]+)"/g),
  ].map(([, url = '']) => url);
  const script = named.find((url) => url.startsWith('/assets/page-'));
  const lists = script ? [...read(script).matchAll(/import\("[^"]+"\), (\[[^\]]*\])\)/g)] : [];
  const parts = lists.map(([, list = '']): string[] => JSON.parse(list));
  return parts.length > 0 ? [{ page, named, parts, wake: [...new Set(parts.flat())] }] : [];
});

test('some pages have demos', () => expect(pages).not.toEqual([]));

test('the demos of a page need at most twelve files', () => {
  const most = pages.filter(({ wake }) => wake.length > 12).map(({ page, wake }) => [page, wake.length]);
  expect(most).toEqual([]);
});

test('no file waits for another to name it: document and script of the page name all that they and demos import', () => {
  const late = pages.flatMap(({ page, named, parts }) =>
    parts.flatMap((part) => {
      const known = new Set([...named, ...part]);
      return [...withImports([...known])].filter((url) => !known.has(url)).map((url) => `${page} ${url}`);
    }),
  );
  expect(late).toEqual([]);
});

const weights = new Map<string, number>();
const weigh = (url: string): number => {
  const weight = weights.get(url) ?? gzipSync(readFileSync(join(out, url))).length;
  weights.set(url, weight);
  return weight;
};
const weighAll = (urls: readonly string[]): number =>
  [...new Set(urls)].reduce((sum, url) => sum + weigh(url), 0);

test('further demos wait for files of their own, and some pages have such demos', () => {
  const divided = pages.filter(({ parts }) => parts.length > 1);
  expect(divided).not.toEqual([]);
  for (const { page, parts } of divided) {
    const [first = [], further = [], ...more] = parts;
    expect(more, page).toEqual([]);
    expect(
      further.filter((url) => !first.includes(url)),
      page,
    ).not.toEqual([]);
  }
});

test('what a demo needs is asked for in the order of its size, after the largest file that all demos need', () => {
  const bytesOf = (url: string) => statSync(join(out, url)).size;
  const lists = pages.flatMap(({ parts }) => parts);
  const common = [...new Set(lists.flat())].filter((url) => lists.every((part) => part.includes(url)));
  const base = common.toSorted((one, other) => bytesOf(other) - bytesOf(one))[0];
  expect(bytesOf(base ?? '')).toBeGreaterThan(100 * kilobytes);
  expect(new Set(lists.map(([first]) => first))).toEqual(new Set([base]));
  const unordered = pages.flatMap(({ page, parts }) =>
    parts
      .map(([, ...rest]) => rest.map(bytesOf))
      .filter((sizes) => sizes.some((size, index) => size < (sizes[index + 1] ?? 0)))
      .map((sizes) => `${page} ${sizes.join()}`),
  );
  expect(unordered).toEqual([]);
});

test.each([
  ['a chart whose page has controls in further demos', '/x/react-charts/bars/', 160],
  ['a grid whose page has demos of the Pro grid as well', '/x/react-data-grid/sorting/', 248],
])('%s comes alive with little script, gzip: %s, at most %d KB', (_, path, most) => {
  const { named = [], parts: [first = []] = [] } = pages.find(({ page }) => page === path) ?? {};
  const bytes = weighAll([...named, ...first]);
  process.stdout.write(`${path} first demo ${bytes}\n`);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(most * kilobytes);
});

test('what the demos of a page need weighs at most 500 KB, gzip', () => {
  const sizes = pages.map(({ page, named, wake }) => ({ page, bytes: weighAll([...named, ...wake]) }));
  for (const { page, bytes } of sizes.sort((one, other) => other.bytes - one.bytes).slice(0, 5))
    process.stdout.write(`${page} scripts ${bytes}\n`);
  expect(sizes.filter(({ bytes }) => bytes > 500 * kilobytes)).toEqual([]);
});
