import fc from 'fast-check';
import { fromHtml } from 'hast-util-from-html';
import { expect, test } from 'vitest';
import { load } from '../../cli/1-load/load.ts';
import { searchSections } from '../../cli/2-compile/markdown/search-sections.ts';
import { search } from '../../cli/6-emit/search.ts';
import { compile } from '../../cli/examine/examine.ts';
import { diskCache } from '../../cli/machine/cache.ts';
import { memoryHost } from '../../cli/machine/host.ts';
import { decodePostings, encodePostings } from '../../renderer/search/postings.ts';
import { joinedPairs, rootOf, termsOf, wordsOf } from '../../renderer/search/words.ts';
import { temporaryFolder } from '../support/folder.ts';
import { keeperOf } from '../support/keeper.ts';
import { readIndex } from './read-index.ts';

const page = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${body}\n`;

/** A site of an invented library in two languages. */
async function build(more = '', bulbs = 'A bulb gives light.', keeper = keeperOf()) {
  const files = new Map([
    [
      '/s/content/site.yaml',
      `name: Shelf\nlanguages: [en, de]\ndefaultProduct: shelf\n${more}products:\n  - { id: shelf, name: Shelf Kit, prefixes: [/shelf] }\n  - { id: lamp, name: Lamps, prefixes: [/lamp] }\n`,
    ],
    [
      '/s/content/pages.yaml',
      `pages:\n  - pathname: /shelf-group\n    title: Shelves\n    children:\n      - pathname: /shelf/overview\n      - pathname: /shelf/boards\n      - pathname: /shelf/brackets\n  - pathname: /lamp/bulbs\n`,
    ],
    ['/s/content/shelf/overview/overview.md', page('Overview', 'What a shelf is.')],
    [
      '/s/content/shelf/boards/boards.md',
      page(
        'Boards',
        'Boards carry books.\n\n## Which board is it\n\nPass `getBoardKey` to name each one, and `slotProps` for its ends.\n\n```ts\napiRef.current.turnPage(2);\n```\n\n## Größen\n\nCafé boards.',
      ),
    ],
    [
      '/s/content/shelf/brackets/brackets.md',
      page('Shelf Kit brackets', 'A kit has two brackets. A kit of oak has `Kit` brackets.'),
    ],
    ['/s/content/lamp/bulbs/bulbs.md', page('Bulbs', `${bulbs} It has \`slotProps\` too.`)],
    ['/s/content/lamp/bulbs/bulbs.de.md', page('Birnen', 'Eine Birne leuchtet. 灯泡发光。')],
    ['/s/content/synonyms.yaml', 'en:\n  plank end: [getBoardKey]\n  tome: [book]\n'],
    ['/s/content/translations/en.json', '{ "search.none": "None", "page.next": "Next" }'],
    ['/s/content/translations/de.json', '{ "search.none": "Nichts", "page.next": "Weiter" }'],
  ]);
  const host = memoryHost(files);
  const { value, diagnostics } = load(host, '/s');
  if (value === null) throw new Error(JSON.stringify(diagnostics));
  return search(value, compile(host, value).value.pages, keeper);
}

const english = readIndex(await build());
const german = readIndex(await build(), 'de');

test.each([
  ['getBoardKey', '/shelf/boards/'],
  ['getboardkey', '/shelf/boards/'],
  ['board key', '/shelf/boards/'],
  ['getBoradKey', '/shelf/boards/'],
  ['apiRef.current.turnPage', '/shelf/boards/'],
  ['turnPage()', '/shelf/boards/'],
  ['slotProps', '/lamp/bulbs/'],
  ['shelfkit', '/shelf/overview/'],
  ['shelf kit', '/shelf/overview/'],
  ['shelves', '/shelf/overview/'],
  ['cafe', '/shelf/boards/'],
  ['grossen', '/shelf/boards/'],
  ['lihgt', '/lamp/bulbs/'],
])('%s finds %s first', (query, path) => expect(english.paths(query)[0]).toBe(path));

test('the name of the product in the title of a page makes it no better than the product itself', () => {
  const [first, ...others] = english.paths('kit');
  expect(first).toBe('/shelf/overview/');
  expect(others).toContain('/shelf/brackets/');
});

test.each([
  ['tomes', '/shelf/boards/'],
  ['plank ends', '/shelf/boards/'],
  ['name of a plank end', '/shelf/boards/'],
])('%s finds the page that uses another word: %s', (query, path) => {
  expect(english.paths(query)).toEqual([path]);
  expect(english.search(query).match).toBe('exact');
});

test('words of a question may stand in several sections of a page', () => {
  expect(english.search('books cafe').match).toBe('exact');
  expect(english.paths('books cafe')).toEqual(['/shelf/boards/']);
});

test('of a sentence, a page may lack one word; of fewer words it may not', async () => {
  const files = new Map([
    ['/s/content/site.yaml', 'name: S\ndefaultProduct: s\nproducts: [{ id: s, name: S, prefixes: [/s] }]\n'],
    ['/s/content/pages.yaml', 'pages:\n  - pathname: /s/scattered\n  - pathname: /s/together\n'],
    [
      '/s/content/s/scattered/scattered.md',
      page('Wood', 'Oak.\n\n## One\n\nIt should.\n\n## Two\n\nA round one.\n\n## Three\n\nThe corner.'),
    ],
    [
      '/s/content/s/together/together.md',
      page('Saws', 'Saws cut.\n\n## Round an oak corner\n\nTake a small one.'),
    ],
  ]);
  const host = memoryHost(files);
  const { value, diagnostics } = load(host, '/s');
  if (value === null) throw new Error(JSON.stringify(diagnostics));
  const index = readIndex(await search(value, compile(host, value).value.pages, keeperOf()));
  const found = (query: string) => ({ match: index.search(query).match, paths: index.paths(query) });
  expect(found('should I round an oak corner')).toEqual({
    match: 'exact',
    paths: ['/s/together/', '/s/scattered/'],
  });
  expect(found('should round oak')).toEqual({ match: 'exact', paths: ['/s/scattered/'] });
});

test('synonyms of a language that the site does not have are a finding', () => {
  const files = new Map([
    ['/s/content/site.yaml', 'name: S\ndefaultProduct: s\nproducts: [{ id: s, name: S, prefixes: [/s] }]\n'],
    ['/s/content/pages.yaml', 'pages: []\n'],
    ['/s/content/synonyms.yaml', 'fr:\n  a: [b]\n'],
  ]);
  const found = load(memoryHost(files), '/s').diagnostics.filter(({ place }) =>
    place?.file.includes('synonyms'),
  );
  expect(found.map(({ code, place }) => [code, place?.line])).toEqual([['site/unknown-key', 1]]);
});

test('a section is the part of a page its contents point at', () => {
  expect(english.firstSection('getBoardKey')).toBe('/shelf/boards/#which-board-is-it');
});

test('one product can be searched alone', () => {
  expect(english.paths('slotProps').sort()).toEqual(['/lamp/bulbs/', '/shelf/boards/']);
  expect(english.paths('slotProps', 0)).toEqual(['/shelf/boards/']);
});

test('the result says how well the words matched', () => {
  const match = (query: string) => english.search(query).match;
  expect([match('boards'), match('baords'), match('bulb zzz'), match('zzzz'), match('?')]).toEqual([
    'exact',
    'near',
    'partial',
    'none',
    'none',
  ]);
  // Too far for a typing mistake, near enough for a question.
  expect(english.search('bvlbxyz')).toMatchObject({ match: 'none', hits: [{ page: { title: 'Bulbs' } }] });
});

test('accents and the case of letters are no typing mistakes', () => {
  for (const query of ['cafe', 'CAFÉ', 'großen', 'BOARDS']) expect(english.search(query).match).toBe('exact');
});

test('each language has its pages, its texts and its links', () => {
  expect(german.paths('Birne')).toEqual(['/de/lamp/bulbs/']);
  expect(german.paths('灯泡')).toEqual(['/de/lamp/bulbs/']);
  expect(german.paths('bulb')).toEqual([]);
  expect(german.manifest.texts).toEqual({ 'search.none': 'Nichts' });
  expect(german.manifest.products.map(({ start }) => start.href)).toEqual(['/de/lamp/bulbs/']);
});

test('a site can do without', async () => expect(await build('search: false\n')).toEqual([]));

test('files are named for their contents, the manifest for its language', async () => {
  const paths = (await build()).map(({ path }) => path);
  expect(paths.filter((path) => !/^assets\/search\/[\da-f]{10}\.json$/.test(path))).toEqual([
    'search/en.json',
    'search/de.json',
  ]);
  expect(await build()).toEqual(await build());
});

test('entries of a reference are sections wherever their anchor stands', () => {
  const toc = ['a-prop-rows', 'a-prop-onTurn'].map((id) => ({
    id,
    title: id.slice(7),
    plan: null,
    children: [],
  }));
  const html =
    '<p>Intro <b>bo</b>ld.</p><table><tr id="a-prop-rows"><td><code>rows</code></td><td>All.</td></tr><tr id="a-prop-onTurn"><td>Fired.</td></tr></table><docs-slot data-slot="0">x</docs-slot>';
  expect(searchSections(fromHtml(html, { fragment: true }), { title: 'A', toc, slots: [] })).toEqual([
    { anchor: '', title: 'A', text: 'Intro bold.', names: '' },
    { anchor: 'a-prop-rows', title: 'rows', text: 'rows All.', names: ' rows' },
    { anchor: 'a-prop-onTurn', title: 'onTurn', text: 'Fired.', names: '' },
  ]);
});

test('words, their parts and roots', () => {
  expect(wordsOf("apiRef.current.setPage(2), what's 灯泡")).toEqual([
    'apiRef',
    'current',
    'setPage',
    '2',
    'what',
    's',
    '灯',
    '泡',
  ]);
  expect(termsOf('getRowId')).toEqual(['getrowid', 'get', 'row', 'id']);
  expect(termsOf('MUI')).toEqual(['mui']);
  expect(joinedPairs('Date Range Picker')).toEqual(['daterange', 'rangepicker']);
  expect(['pinned', 'pinning', 'columns', 'sorting', 'class', 'ids', 'libraries'].map(rootOf)).toEqual([
    'pin',
    'pin',
    'column',
    'sort',
    'class',
    'ids',
    'librar',
  ]);
});

const counts = fc.dictionary(fc.nat(99_999).map(String), fc.integer({ min: 1, max: 999 }), { minKeys: 1 });
const term = fc.stringMatching(/^[\p{L}\p{N}_$]{1,60}$/u);
const postings = fc.uniqueArray(
  fc.tuple(term, fc.dictionary(fc.constantFrom('0', '1', '4'), counts, { minKeys: 1 })),
  {
    selector: ([word]) => word,
  },
);

test('postings come back as they were written', () => {
  fc.assert(
    fc.property(postings, (written) => {
      const flat = written.flatMap(([term, fields]) =>
        Object.entries(fields).flatMap(([field, documents]) =>
          Object.entries(documents).map(
            ([document, count]) => `${term} ${field} ${Number(document) + 7} ${count}`,
          ),
        ),
      );
      const read = [...decodePostings(encodePostings(written), 7)];
      expect(
        read.map(({ term, field, document, count }) => `${term} ${field} ${document} ${count}`).sort(),
      ).toEqual(flat.sort());
    }),
  );
});

test('an edited page makes the index of its product again, and no other', async () => {
  const made: string[] = [];
  const keeper = keeperOf(diskCache(temporaryFolder()), ({ name, key }) => void made.push(`${name} ${key}`));
  const first = await build('', undefined, keeper);
  // Of two products, one in two languages.
  expect(made).toHaveLength(3);
  expect(await build('', undefined, keeper)).toEqual(first);
  expect(made.splice(0)).toHaveLength(3);
  const edited = await build('', 'A bulb glows.', keeper);
  expect(made).toEqual(['search-index en lamp']);
  expect(edited).toEqual(await build('', 'A bulb glows.'));
});
