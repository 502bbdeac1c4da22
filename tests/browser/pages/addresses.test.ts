// Pages that the world links to: `addresses.txt` lists them in reading order, with their marks in the navigation.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { expect, inject, test } from 'vitest';
import { builtPages, htmlOf } from '../pages.ts';

const out = inject('out');

const addresses = readFileSync(join(import.meta.dirname, 'addresses.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [path = '', ...marks] = line.split(' ');
    return { path, marks };
  });

const spoken: Readonly<Record<string, string>> = {
  pro: 'Pro plan',
  premium: 'Premium plan',
  planned: 'Planned',
  new: 'New',
};

test('all of them are there, in this order', () => {
  const known = new Set(addresses.map(({ path }) => path));
  expect(builtPages(out).filter((path) => known.has(path))).toEqual(addresses.map(({ path }) => path));
});

test('each has its marks in the navigation', () => {
  const differing = addresses.flatMap(({ path, marks }) => {
    const html = readFileSync(join(out, htmlOf(path)), 'utf8');
    // What stands before the text: all of a hundred large pages would take half a minute.
    const page = fromHtml(html.slice(html.indexOf('<body'), html.indexOf('<main')), { fragment: true });
    // A page with the `blank` layout shows no navigation.
    if (select('.sidebar', page) === undefined) return [];
    const link = select('.sidebar [aria-current="page"]', page);
    const text = link === undefined ? '' : textOf(link);
    const wrong = Object.entries(spoken).filter(
      ([mark, words]) => text.includes(words) !== marks.includes(mark),
    );
    return link === undefined || wrong.length > 0 ? [`${path}: ${text}`] : [];
  });
  expect(differing).toEqual([]);
});
