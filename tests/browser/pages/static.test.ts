// Checks that need no browser: the HTML is all that a reader without JavaScript gets.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, inject, test } from 'vitest';
import { htmlOf } from '../pages.ts';
import { isWholeSite, pages, referenceShapes, visitedPages } from './under-test.ts';

const out = inject('out');
const documentOf = (path: string): Root => fromHtml(readFileSync(join(out, htmlOf(path)), 'utf8'));

/** Components of the documented packages, each with a part that exists once it has rendered. */
const components = [
  ['.MuiDataGrid-root', '.MuiDataGrid-cell, [class*=MuiDataGrid-overlay]'],
  ['svg[class*=MuiCharts]', 'path, rect, circle'],
  ['[role=tree]', '[role=treeitem]'],
] as const;

function emptyIn(demo: Element): string[] {
  const { id } = demo.properties;
  const pictures = selectAll('.demo-picture', demo);
  const drawn = pictures.length === 1 && pictures.every(({ children }) => children.length > 0);
  const hollow = components.flatMap(([component, part]) =>
    selectAll(component, demo).some((found) => select(part, found) === undefined)
      ? [`${id}: ${component}`]
      : [],
  );
  return [...(drawn ? [] : [`${id}: no picture`]), ...hollow];
}

test.concurrent.for([...pages])(
  '%s has its text and a picture of every demo without JavaScript',
  async (path) => {
    const document = documentOf(path);
    const main = select('main', document);
    expect(selectAll('h1', document)).toHaveLength(1);
    expect(main === undefined ? 0 : textOf(main).length).toBeGreaterThan(200);
    expect(selectAll('[data-demo]', document).flatMap(emptyIn)).toEqual([]);
  },
);

if (isWholeSite)
  describe('the pages of the reference that are visited stand for the others', () => {
    const shapes = referenceShapes();
    const visited = new Set(visitedPages());
    const standing = shapes.filter(({ path }) => visited.has(path));
    const others = shapes.filter(({ path }) => !visited.has(path));

    test('they are few', () => {
      expect(standing.length).toBeLessThan(25);
      expect(others.length).toBeGreaterThan(standing.length);
    });

    test('no other page has an element, a class, an attribute or a nesting that they have not', () => {
      const known = new Set(standing.flatMap(({ parts }) => [...parts]));
      const unknown = others.flatMap(({ path, parts }) =>
        [...parts].filter((part) => !known.has(part)).map((part) => `${path}: ${part}`),
      );
      expect(unknown).toEqual([]);
    });

    test('no other page links a style sheet or a script that they do not link', () => {
      const assets = (path: string) =>
        selectAll('link[rel=stylesheet], script[src]', documentOf(path)).map(
          ({ properties: { href, src } }) => `${href ?? src}`,
        );
      const known = new Set(standing.flatMap(({ path }) => assets(path)));
      expect(known.size).toBeGreaterThan(0);
      expect(others.flatMap(({ path }) => assets(path)).filter((asset) => !known.has(asset))).toEqual([]);
    });

    test('no other page has a longer word, a longer heading or more elements', () => {
      const most = (all: typeof shapes) => [
        Math.max(...all.map(({ longestWord }) => longestWord)),
        Math.max(...all.map(({ longestHeading }) => longestHeading)),
        Math.max(...all.map(({ elements }) => elements)),
      ];
      expect(most(standing)).toEqual(most(shapes));
    });
  });
