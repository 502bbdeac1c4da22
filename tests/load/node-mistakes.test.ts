import { expect, test } from 'vitest';
import { expectFindings, loadMarked, type Mistake, pages } from './marked-site.ts';

const noA = { 'content/a/a.md': null };
const noB = { 'content/b/b.md': null };
const planHelp = 'Plan a reader needs for what is documented.';
const pageHelp =
  'A page has pathname and title; a group has children too; an outgoing link has an absolute URL as its pathname.';

const bad: readonly Mistake[] = [
  [
    'an unknown key beside pages',
    pages('▸page: 1\npages:\n  - pathname: /a\n  - pathname: /b\n'),
    [['site/unknown-key', 'The page tree has no key `page`.', 'Did you mean `pages`?']],
  ],
  [
    'no pages',
    pages('▸# none\n', { ...noA, ...noB }),
    [['tree/invalid', '`pages` is missing.', 'Add it: Nodes of the page tree, in order.']],
  ],
  [
    'an empty list of pages',
    pages('pages: ▸[]\n', { ...noA, ...noB }),
    [['tree/invalid', '`pages` must list at least one page.', 'Nodes of the page tree, in order.']],
  ],
  [
    'only outgoing links',
    pages('pages:\n  ▸- pathname: https://kit.example\n', { ...noA, ...noB }),
    [['tree/invalid', 'The page tree has only outgoing links.', 'Add at least one page.']],
  ],
  [
    'nodes that are no maps',
    pages('pages:\n  - ▸/a\n  - ▸[/b]\n  -▸\n', { ...noA, ...noB }),
    [0, 1, 2].map(() => ['tree/invalid', 'A node must be a map with a `pathname`.', pageHelp]),
  ],
  [
    'no pathname',
    pages('pages:\n  - pathname: /a\n  - ▸title: B\n', noB),
    [['tree/invalid', '`pathname` is missing.', 'Add it: Route of the page.']],
  ],
  [
    'a bad plan near a good one',
    pages('pages:\n  - pathname: /a\n    plan: ▸premum\n  - pathname: /b\n    plan: ▸gold\n'),
    [
      ['tree/invalid', '`plan` is "premum"; it must be pro or premium.', 'Did you mean `premium`?'],
      ['tree/invalid', '`plan` is "gold"; it must be pro or premium.', planHelp],
    ],
  ],
  [
    'wrong types, all of one node at once',
    pages(
      'pages:\n  - pathname: /a\n    title: ▸2024\n    planned: ▸yes\n    newFeature: ▸\n    plan: ▸1\n  - pathname: /b\n',
    ),
    [
      ['tree/invalid', '`title` must be a text, not a number.', 'Put it in quotes to make it a text.'],
      [
        'tree/invalid',
        '`planned` must be true or false, not a text.',
        'Whether it is announced but not released.',
      ],
      ['tree/invalid', '`newFeature` must be true or false, not empty.', 'Whether it carries a "new" mark.'],
      ['tree/invalid', '`plan` is 1; it must be pro or premium.', planHelp],
    ],
  ],
  [
    'unknown keys, near and far',
    pages('pages:\n  - pathname: /a\n    ▸plam: pro\n  - pathname: /b\n    ▸icon: star\n'),
    [
      ['site/unknown-key', 'A page has no key `plam`.', 'Did you mean `plan`?'],
      [
        'site/unknown-key',
        'A page has no key `icon`.',
        'Remove it. The keys are pathname, title, plan, planned, newFeature and source.',
      ],
    ],
  ],
  [
    'keys of another kind of node',
    pages(`pages:
  - pathname: /a
    ▸subheader: A
  - pathname: /group
    ▸source: a/a.md
    children:
      - pathname: /b
  - pathname: https://kit.example
    ▸source: a/a.md
`),
    [
      [
        'site/unknown-key',
        'A page has no key `subheader`.',
        'Only a group, which is a node with `children`, has a subheader. Use `title`.',
      ],
      ['site/unknown-key', 'A group has no key `source`.', 'Only a page has a source.'],
      ['site/unknown-key', 'An outgoing link has no key `source`.', 'Only a page has a source.'],
    ],
  ],
  [
    'pathnames that are none',
    pages(
      `pages:
  - pathname: ▸a
  - pathname: ▸/a?b
  - pathname: ▸/../../etc
  - pathname: ▸/404
  - pathname: /b
`,
      noA,
    ),
    [
      ['tree/invalid', '`pathname` must begin with /.', 'Route of the page.'],
      [
        'tree/invalid',
        '`pathname` must consist of segments of letters, digits and - . _ ~, each followed by one /.',
        'Route of the page.',
      ],
      ['tree/invalid', '`pathname` must not contain . or .. as a segment.', 'Route of the page.'],
      ['tree/invalid', '`pathname` must not be /404, which is the not-found page.', 'Route of the page.'],
    ],
  ],
  [
    'links that are not https',
    pages(`pages:
  - { pathname: ▸http://kit.example, title: Kit }
  - { pathname: ▸'javascript:alert(1)', title: Kit }
  - { pathname: ▸//kit.example, title: Kit }
  - pathname: /a
  - pathname: /b
`),
    [0, 1, 2].map(() => [
      'tree/invalid',
      '`pathname` must be an absolute https: URL.',
      'Where the link leads.',
    ]),
  ],
  [
    'a group with an address',
    pages(
      'pages:\n  - pathname: ▸https://kit.example\n    children:\n      - pathname: /a\n  - pathname: /b\n',
      noA,
    ),
    [['tree/invalid', '`pathname` must begin with /.', 'Identifier of the group; no page is made for it.']],
  ],
  [
    'children that are no list',
    pages('pages:\n  - pathname: /group\n    children:\n      ▸pathname: /a\n  - pathname: /b\n', noA),
    [['tree/invalid', '`children` must be a list, not a map.', 'Nodes of the group, in order.']],
  ],
  [
    'a source outside the content',
    pages('pages:\n  - pathname: /a\n    source: ▸../a.md\n  - pathname: /b\n    source: ▸b.txt\n'),
    [
      [
        'tree/invalid',
        '`source` must stay below content/.',
        'Markdown file, relative to content/; found by the pathname by default.',
      ],
      [
        'tree/invalid',
        '`source` must be the path of a .md file below content/.',
        'Markdown file, relative to content/; found by the pathname by default.',
      ],
    ],
  ],
];

test.each(bad)('%s', (_name, files, findings) => expectFindings(files, findings));

test('a mistake in one field keeps the node', () => {
  const { value } = loadMarked(
    pages('pages:\n  - { pathname: /a, plan: gold, title: The A }\n  - pathname: /b\n'),
  );
  expect(value?.tree[0]).toMatchObject({ pathname: '/a', plan: null, title: 'The A' });
});
