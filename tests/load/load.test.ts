import { expect, test } from 'vitest';
import { expectFindings, loadMarked, type Mistake } from './marked-site.ts';

test('the tiny site', () => {
  const { value, diagnostics } = loadMarked({});
  expect(diagnostics).toEqual([]);
  expect(value).toMatchObject({ root: '/site', pending: [], translations: { en: {} } });
  expect(value?.sources.map(({ file }) => file)).toEqual(['content/index.md']);
});

test('pending pages, canonical and with their places', () => {
  const { value, marks } = loadMarked({ 'content/pending.yaml': '# later\n- ▸/a/\n- ▸/zh/b\n' });
  expect(value?.pending).toEqual([
    { pathname: '/a', place: marks[0] },
    { pathname: '/b', place: marks[1] },
  ]);
});

test('the fonts that a site brings are known by their addresses; what else lies there is none', () => {
  const { value } = loadMarked({
    'content/public/fonts/Own-Regular.woff2': 'font',
    'content/public/fonts/LICENCE.txt': 'text',
    'content/public/Other.woff2': 'font',
  });
  expect(value?.fonts).toEqual(['/fonts/Own-Regular.woff2']);
});

test('the mark with which some editors begin a file is no part of it', () => {
  const { value, diagnostics } = loadMarked({
    'content/translations/en.json': '\uFEFF{ "copy": "Copy" }',
    'content/pages.yaml': '\uFEFFpages:\n  - pathname: /\n',
  });
  expect(diagnostics).toEqual([]);
  expect(value?.translations).toEqual({ en: { copy: 'Copy' } });
});

test('what is no YAML is not told to be no JSON as well', () => {
  const { diagnostics } = loadMarked({ 'content/translations/en.json': '{ "copy": "Copy"' });
  expect(diagnostics.map(({ code }) => code)).toEqual(['site/syntax']);
});

test('a page that a wrong tree has twice is read once', () => {
  const { value } = loadMarked({
    'content/pages.yaml': 'pages:\n  - pathname: /\n  - pathname: /\n',
  });
  expect(value?.sources.map(({ file }) => file)).toEqual(['content/index.md']);
});

test('a file of comments is an empty list', () => {
  expect(loadMarked({ 'content/pending.yaml': '# nothing\n' })).toMatchObject({ diagnostics: [] });
});

const syntaxHelp = 'Fix the syntax at this position.';

const bad: readonly Mistake[] = [
  [
    'an empty folder',
    {
      'content/site.yaml': null,
      'content/pages.yaml': null,
      'content/index.md': null,
      'content/translations/en.json': null,
    },
    [
      [
        'site/missing',
        'There is no site in this folder.',
        'Make one with `docs-build new site`, or name the folder of a site with --root DIR.',
      ],
    ],
  ],
  [
    'a folder above a site',
    {
      'content/site.yaml': null,
      'content/pages.yaml': null,
      'content/index.md': null,
      'content/translations/en.json': null,
      'packages/docs/content/site.yaml': 'name: Tiny\n',
    },
    [
      [
        'site/missing',
        'There is no site in this folder.',
        'There is one in packages/docs: run docs-build there, or with --root packages/docs.',
      ],
    ],
  ],
  [
    'a broken site.yaml does not hide what pages.yaml says',
    {
      'content/site.yaml': "name: 'Tiny▸",
      'content/pages.yaml': 'pages:\n  - pathname: /\n    plan: ▸gold\n',
    },
    [
      ['site/syntax', "Missing closing 'quote.", syntaxHelp],
      [
        'tree/invalid',
        '`plan` is "gold"; it must be pro or premium.',
        'Plan a reader needs for what is documented.',
      ],
    ],
  ],
  [
    'several mistakes of syntax: the first in the file, for the others are guesses',
    { 'content/pages.yaml': 'pages: ▸!odd\n  - pathname: "/\n' },
    [['site/syntax', 'Unresolved tag: !odd.', syntaxHelp]],
  ],
  [
    'a key twice',
    { 'content/pages.yaml': 'pages:\n  - pathname: /\n    ▸pathname: /a\n' },
    [['site/syntax', 'This map has the key twice.', 'Keep one of the two.']],
  ],
  [
    'an alias without an anchor',
    { 'content/pages.yaml': 'pages:\n  - pathname: ▸*home\n' },
    [['site/syntax', 'There is no anchor &home before the alias *home.', syntaxHelp]],
  ],
  [
    'a tag YAML does not know',
    { 'content/pages.yaml': 'pages:\n  - pathname: ▸!path /\n' },
    [['site/syntax', 'Unresolved tag: !path.', syntaxHelp]],
  ],
  [
    'a broken site.yaml: texts of entries and synonyms belong to products and languages that nobody knows',
    {
      'content/site.yaml': "name: 'Tiny▸",
      'content/api-notes.yaml': 'kit * slot bulb: The bulb.\n',
      'content/synonyms.yaml': 'en:\n  - [lamp, light]\n',
    },
    [['site/syntax', "Missing closing 'quote.", syntaxHelp]],
  ],
  [
    'what a merge has left',
    {
      'content/pages.yaml': 'pages:\n▸<<<<<<< HEAD\n  - pathname: /\n=======\n  - pathname: /a\n>>>>>>> a\n',
    },
    [
      [
        'site/syntax',
        'A merge has left both of its sides here.',
        'Keep one of the sides, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
      ],
    ],
  ],
  [
    'pending pages that are no pathnames',
    { 'content/pending.yaml': '- ▸a\n- ▸3\n' },
    [
      ['site/invalid', 'Item 1 must begin with /.', 'Canonical pathname of a page still to be written.'],
      ['site/invalid', 'Item 2 must be a text, not a number.', 'Put it in quotes to make it a text.'],
    ],
  ],
  [
    'pending pages that are no list',
    { 'content/pending.yaml': '▸pages: []\n' },
    [['site/invalid', 'The file must be a list, not a map.', 'Give a value of the expected shape.']],
  ],
];

test.each(bad)('%s', (_name, files, findings) => expectFindings(files, findings));

test.each(['content/site.yaml', 'content/pages.yaml'])('without %s there is no site', (file) => {
  expect(loadMarked({ [file]: null }).value).toBeNull();
});
