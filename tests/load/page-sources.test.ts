import { expect, test } from 'vitest';
import { expectFindings, loadMarked, type Mistake, tinySite } from './marked-site.ts';

const twoLanguages = {
  'content/site.yaml': `${tinySite['content/site.yaml']}languages: [en, zh]\n`,
  'content/translations/zh.json': '{}',
};

test('each page in each language it is written in, default first, in tree order', () => {
  const { value, diagnostics } = loadMarked({
    ...twoLanguages,
    'content/pages.yaml':
      'pages:\n  - pathname: /kit/b\n  - pathname: /\n  - { pathname: /a, source: notes/a.md }\n',
    'content/kit/b/b.md': 'b',
    'content/kit/b/b.zh.md': 'b zh',
    'content/index.md': 'home',
    'content/index.zh.md': 'home zh',
    'content/notes/a.md': 'a',
    'content/public/readme.md': 'not a page',
    'content/data/readme.md': 'not a page',
    'content/kit/b/Demo.tsx': '',
  });
  expect(diagnostics).toEqual([]);
  expect(value?.sources.map(({ node, language, file }) => [node.pathname, language, file])).toEqual([
    ['/kit/b', 'en', 'content/kit/b/b.md'],
    ['/kit/b', 'zh', 'content/kit/b/b.zh.md'],
    ['/', 'en', 'content/index.md'],
    ['/', 'zh', 'content/index.zh.md'],
    ['/a', 'en', 'content/notes/a.md'],
  ]);
});

const bad: readonly Mistake[] = [
  [
    'a page without a file',
    { 'content/pages.yaml': 'pages:\n  - pathname: /\n  - pathname: ▸/kit/a/\n' },
    [
      [
        'page/missing-source',
        'The page /kit/a has no file content/kit/a/a.md.',
        'Write content/kit/a/a.md, or remove the node; a page still to be written belongs in content/pending.yaml.',
      ],
    ],
  ],
  [
    'a page whose file has another name',
    {
      'content/pages.yaml': 'pages:\n  - pathname: /\n  - pathname: ▸/kit/pages\n',
      'content/kit/pages/page.md': '▸# Pages',
    },
    [
      [
        'page/missing-source',
        'The page /kit/pages has no file content/kit/pages/pages.md.',
        'Did you mean content/kit/pages/page.md? Rename it, or give the node `source: kit/pages/page.md`.',
      ],
      [
        'page/no-node',
        'No node of pages.yaml leads to this file.',
        'Add a node with `source: kit/pages/page.md` to content/pages.yaml, or remove the file.',
      ],
    ],
  ],
  [
    'a file without a node',
    { 'content/kit/a/a.md': '▸# A' },
    [
      [
        'page/no-node',
        'No node of pages.yaml leads to this file.',
        'Add a node with `pathname: /kit/a` to content/pages.yaml, or remove the file.',
      ],
    ],
  ],
  [
    'a home page without a node',
    { 'content/index.md': '▸', 'content/pages.yaml': 'pages:\n  - pathname: /a\n', 'content/a/a.md': '' },
    [
      [
        'page/no-node',
        'No node of pages.yaml leads to this file.',
        'Add a node with `pathname: /` to content/pages.yaml, or remove the file.',
      ],
    ],
  ],
  [
    'a translation into a language the site does not have',
    { 'content/index.fr.md': '▸' },
    [
      [
        'page/no-node',
        'No node of pages.yaml leads to this file.',
        'Add fr to `languages` in content/site.yaml, or remove the file.',
      ],
    ],
  ],
  [
    'a source that cannot be one, and no other file',
    { 'content/pages.yaml': 'pages:\n  - pathname: /\n  - pathname: /kit\n    source: ▸/etc/passwd\n' },
    [
      [
        'tree/invalid',
        '`source` must be the path of a .md file below content/.',
        'Markdown file, relative to content/; found by the pathname by default.',
      ],
    ],
  ],
  [
    'a suffix for the default language',
    { 'content/index.en.md': '▸' },
    [
      [
        'page/no-node',
        'No node of pages.yaml leads to this file.',
        'The default language has no suffix: name the file content/index.md.',
      ],
    ],
  ],
  [
    'a translation without its original',
    {
      ...twoLanguages,
      'content/pages.yaml': 'pages:\n  - pathname: ▸/\n',
      'content/index.md': null,
      'content/index.zh.md': '',
    },
    [
      [
        'page/missing-source',
        'The page / has no file content/index.md.',
        'Write content/index.md, or remove the node; a page still to be written belongs in content/pending.yaml.',
      ],
    ],
  ],
];

test.each(bad)('%s', (_name, files, findings) => expectFindings(files, findings));
