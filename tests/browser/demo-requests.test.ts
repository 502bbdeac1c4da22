import { readFileSync } from 'node:fs';
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
  /** Named by the script of the page, for its demos. */
  readonly wake: readonly string[];
}

const pages: readonly Loaded[] = builtPages(out).flatMap((page) => {
  const html = read(htmlOf(page));
  const named = [
    ...html.matchAll(/<(?:script type="module" src|link rel="modulepreload" href)="([^"]+)"/g),
  ].map(([, url = '']) => url);
  const script = named.find((url) => url.startsWith('/assets/page-'));
  const wake = script && /import\("[^"]+"\), (\[[^\]]*\])\)/.exec(read(script))?.[1];
  return wake ? [{ page, named, wake: JSON.parse(wake) }] : [];
});

test('some pages have demos', () => expect(pages).not.toEqual([]));

test('the demos of a page need at most twelve files', () => {
  const most = pages.filter(({ wake }) => wake.length > 12).map(({ page, wake }) => [page, wake.length]);
  expect(most).toEqual([]);
});

test('no file waits for another to name it: document and script of the page name all that they and demos import', () => {
  const late = pages.flatMap(({ page, named, wake }) => {
    const known = new Set([...named, ...wake]);
    return [...withImports([...known])].filter((url) => !known.has(url)).map((url) => `${page} ${url}`);
  });
  expect(late).toEqual([]);
});

test('what the demos of a page need weighs at most 500 KB, gzip', () => {
  const weights = new Map<string, number>();
  const weigh = (url: string): number => {
    const weight = weights.get(url) ?? gzipSync(readFileSync(join(out, url))).length;
    weights.set(url, weight);
    return weight;
  };
  const sizes = pages.map(({ page, named, wake }) => ({
    page,
    bytes: [...new Set([...named, ...wake])].reduce((sum, url) => sum + weigh(url), 0),
  }));
  for (const { page, bytes } of sizes.sort((one, other) => other.bytes - one.bytes).slice(0, 5))
    process.stdout.write(`${page} scripts ${bytes}\n`);
  expect(sizes.filter(({ bytes }) => bytes > 500 * kilobytes)).toEqual([]);
});
