import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { search } from '../../cli/6-emit/search.ts';
import { compile } from '../../cli/examine/examine.ts';
import { diskHost } from '../../cli/machine/host.ts';
import type { OutputFile } from '../../cli/model/output.ts';
import type { CompiledPage } from '../../cli/model/page.ts';
import type { Site } from '../../cli/model/site.ts';
import type { SearchHit } from '../../renderer/search/model.ts';
import { keeperOf } from '../support/keeper.ts';
import { asBuilt, realSite } from '../support/real-site.ts';
import { type ReadIndex, readIndex } from './read-index.ts';

let site: Site;
let pages: readonly CompiledPage[];
let files: readonly OutputFile[];
let index: ReadIndex;

beforeAll(async () => {
  site = realSite();
  pages = compile(diskHost, site, asBuilt).value.pages;
  files = await search(site, pages, keeperOf());
  index = readIndex(files);
});

test('every page of every product is in the index, once', () => {
  const indexed = index.manifest.products.flatMap(({ shard }) =>
    index.file<{ pages: { href: string }[] }>(shard).pages.map(({ href }) => href),
  );
  expect(indexed.sort()).toEqual(pages.map(({ node }) => `${node.pathname}/`).sort());
});

test.each([
  ['sorting', '/x/react-data-grid/sorting/'],
  ['sort', '/x/react-data-grid/sorting/'],
  ['how to sort rows', '/x/react-data-grid/sorting/'],
  ['filtering', '/x/react-data-grid/filtering/'],
  ['row grouping', '/x/react-data-grid/row-grouping/'],
  ['grouping rows', '/x/react-data-grid/row-grouping/'],
  ['date picker', '/x/react-date-pickers/date-picker/'],
  ['DatePicker', '/x/api/date-pickers/date-picker/'],
  ['pie', '/x/react-charts/pie/'],
  ['charts', '/x/react-charts/'],
  ['tree view', '/x/react-tree-view/'],
  ['grid', '/x/react-data-grid/'],
  ['pickers', '/x/react-date-pickers/'],
  ['tree', '/x/react-tree-view/'],
  ['licensing', '/x/introduction/licensing/'],
  ['GridSortModel', '/x/api/data-grid/grid-sort-model/'],
  ['sortModel', '/x/react-data-grid/sorting/'],
  ['sort model', '/x/react-data-grid/sorting/'],
  ['valueGetter', '/x/api/data-grid/grid-col-def/'],
  ['timezone UTC', '/x/react-date-pickers/timezone/'],
])('%s finds %s first', (query, path) => {
  expect(index.paths(query)[0]).toBe(path);
});

test.each([
  ['datagird', '/x/react-data-grid/'],
  ['data gird', '/x/react-data-grid/'],
  ['colunm definition', '/x/react-data-grid/column-definition/'],
  ['sroting', '/x/react-data-grid/sorting/'],
  ['licence key', '/x/introduction/licensing/'],
  ['instalation', '/x/introduction/installation/'],
  ['date pikcer', '/x/react-date-pickers/date-picker/'],
])('%s is forgiven: %s first', (query, path) => {
  expect(index.paths(query)[0]).toBe(path);
});

/** Identifiers and features, each with the page that must come first. */
test.each([
  ['colum pinning', '/x/react-data-grid/column-pinning/', 'column'],
  ['getRowId', '/x/react-data-grid/row-definition/', 'getRowId'],
  ['apiRef.current.setPage', '/x/react-data-grid/pagination/', 'setPage'],
  ['slotProps', '/x/react-date-pickers/custom-components/', 'slotProps'],
])('%s finds pages that speak of it', (query, path, word) => {
  const found = index.paths(query);
  if (pages.some(({ node }) => `${node.pathname}/` === path)) expect(found.slice(0, 5)).toContain(path);
  const [first] = found;
  const said = ({ html, slots }: CompiledPage) => html + JSON.stringify(slots);
  if (!pages.some((page) => new RegExp(`\\b${word}\\b`).test(said(page)))) return;
  const page = pages.find(({ node }) => `${node.pathname}/` === first);
  expect(page && said(page)).toMatch(new RegExp(word, 'i'));
});

test.each([
  ['DatePicker', '/x/react-date-pickers/date-picker/'],
  ['GridSortModel', '/x/react-data-grid/sorting/'],
  ['valueGetter', '/x/react-data-grid/column-definition/'],
])('%s finds the guide as well: %s', (query, path) => {
  expect(index.paths(query).slice(0, 6)).toContain(path);
});

test.each([
  ['valueGetter', '/x/react-data-grid/column-definition/'],
  ['processRowUpdate', '/x/react-data-grid/editing/'],
  ['minDate', '/x/react-date-pickers/validation/'],
])('%s finds its guide and its entry among the first three', (query, path) => {
  const first = index.search(query).hits.slice(0, 3);
  expect(first.map(({ page }) => page.href)).toContain(path);
  const entries = first.flatMap(({ page, sections }) => sections.map((each) => page.sections[each.index]));
  expect(entries.filter((section) => section?.[1] === query && section[2])).not.toEqual([]);
});

test.each([
  ['getRowId', /^\/x\/api\/data-grid\/data-grid(-pro|-premium)?\/#data-grid(-pro|-premium)?-prop-getRowId$/],
  ['slotProps toolbar', /^\/x\//],
  ['rowClick', /^\/x\//],
  [
    'unstable_getCellSelectionModel',
    /^\/x\/api\/data-grid\/grid-api\/#grid-api-prop-unstable_getCellSelectionModel$/,
  ],
  ['MuiDataGrid cell--editable', /-class-cell--editable$/],
])('%s finds the entry of the reference', (query, address) => {
  const sections = index
    .search(query)
    .hits.flatMap(({ page, sections: found }) =>
      found.map((each) => `${page.href}#${page.sections[each.index]?.[0]}`),
    );
  expect(sections.filter((each) => address.test(each))).not.toEqual([]);
});

/** Rank of the first answer: a page of the list, or for an identifier the page with its entry. */
function rankOf(query: string, pathnames: readonly string[]): number {
  const isEntry = ({ page, sections }: SearchHit) =>
    sections.some(({ index: at }) => page.sections[at]?.[1] === query && page.sections[at]?.[2]);
  const answers = (hit: SearchHit) =>
    pathnames.includes(hit.page.href) || (/[a-z][A-Z]/.test(query) && isEntry(hit));
  return index.search(query).hits.findIndex(answers) + 1;
}

const queries = Object.entries(
  parse(readFileSync(join(import.meta.dirname, 'queries.yaml'), 'utf8')) as Record<string, string | string[]>,
).map(([query, pathnames]) => ({ query, pathnames: [pathnames].flat() }));

test('the mean reciprocal rank of the first answer is 0.9 or better', () => {
  expect(queries.length).toBeGreaterThanOrEqual(120);
  const known = new Set(pages.map(({ node }) => `${node.pathname}/`));
  expect(queries.flatMap(({ pathnames }) => pathnames).filter((each) => !known.has(each))).toEqual([]);
  const ranks = queries.map(({ query, pathnames }) => rankOf(query, pathnames));
  const mean = ranks.reduce((sum, rank) => sum + (rank === 0 ? 0 : 1 / rank), 0) / ranks.length;
  const low = queries.flatMap(({ query }, at) => (ranks[at] === 1 ? [] : [`${ranks[at]} ${query}`]));
  expect(mean, low.join('\n')).toBeGreaterThanOrEqual(0.9);
});

test.each(queries.filter(({ query }) => /^[a-z]+[A-Z]/.test(query)))(
  '$query finds a guide that explains it among the first three',
  ({ query, pathnames }) => {
    expect(
      index
        .paths(query)
        .slice(0, 3)
        .filter((path) => pathnames.includes(path)),
    ).not.toEqual([]);
  },
);

test('a section is found under its page', () => {
  expect(index.firstSection('sorting on the server')).toBe(
    '/x/react-data-grid/sorting/#sorting-on-the-server',
  );
  expect(index.firstSection('natural order')).toBe('/x/react-data-grid/sorting/#natural-order');
});

test('excerpts have a text for every section', () => {
  for (const { page } of index.search('sort').hits) {
    expect(index.file<string[]>(page.texts)).toHaveLength(page.sections.length);
  }
});

test('the same content gives the same bytes', async () => {
  expect(await search(site, pages, keeperOf())).toEqual(files);
});

test('a page costs the index no more than 4 KB, gzip applied', () => {
  const sizes = index.manifest.products.map(
    ({ shard }) => gzipSync(JSON.stringify(index.file(shard))).length,
  );
  expect(sizes.reduce((sum, size) => sum + size, 0) / pages.length).toBeLessThan(4096);
});
