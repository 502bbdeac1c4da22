import { expect, test } from 'vitest';
import { expectFindings, loadMarked, type Mistake, pages } from './marked-site.ts';

test('a tree keeps its order, fields, titles and places', () => {
  const { value, diagnostics, marks } = loadMarked(
    pages(`pages:
  - pathname: ▸https://kit.example/whats-new/
    title: What's new
  - pathname: ▸/first-group
    children:
      - pathname: ▸/a/
        plan: pro
        planned: true
        newFeature: true
      - pathname: ▸/react-more
        subheader: More pages
        plan: premium
        children:
          - { pathname: ▸/api/use-kit-ref, source: b/b.md }
`),
  );
  expect(diagnostics).toEqual([]);
  const unmarked = { plan: null, planned: false, newFeature: false };
  expect(value?.tree).toEqual([
    {
      kind: 'link',
      pathname: 'https://kit.example/whats-new/',
      title: "What's new",
      ...unmarked,
      place: marks[0],
    },
    {
      kind: 'group',
      pathname: '/first-group',
      title: 'First Group',
      subheader: false,
      ...unmarked,
      place: marks[1],
      children: [
        {
          kind: 'page',
          pathname: '/a',
          title: 'A',
          plan: 'pro',
          planned: true,
          newFeature: true,
          source: 'content/a/a.md',
          place: marks[2],
        },
        {
          kind: 'group',
          pathname: '/react-more',
          title: 'More pages',
          subheader: true,
          plan: 'premium',
          planned: false,
          newFeature: false,
          place: marks[3],
          children: [
            {
              kind: 'page',
              pathname: '/api-docs/use-kit-ref',
              title: 'useKitRef',
              ...unmarked,
              source: 'content/b/b.md',
              place: marks[4],
            },
          ],
        },
      ],
    },
  ]);
});

const bad: readonly Mistake[] = [
  [
    'empty groups',
    pages(`pages:
  - pathname: /empty
    ▸children: []
  - pathname: /absent
    ▸children:
  - pathname: /a
  - pathname: /b
`),
    [0, 1].map(() => [
      'tree/empty-group',
      'This group has no children.',
      'Add a child, or remove the group.',
    ]),
  ],
  [
    'duplicate pathnames, compared in canonical form',
    pages(
      `pages:
  - pathname: ▹/a
  - pathname: /b
  - pathname: /group
    children:
      - pathname: ▸/a/
      - pathname: ▸/zh/a
`.replace('▹', '▹▹'),
    ),
    [0, 1].map(() => [
      'tree/duplicate-pathname',
      'The pathname /a is used twice.',
      'Give one of them another pathname, or remove it.',
    ]),
  ],
  [
    'a group with the pathname of a page',
    pages('pages:\n  - pathname: ▹/a\n  - pathname: ▸/a\n    children:\n      - pathname: /b\n'),
    [
      [
        'tree/duplicate-pathname',
        'The pathname /a is used twice.',
        'Give one of them another pathname, or remove it.',
      ],
    ],
  ],
  [
    'a node repeated by an alias',
    pages('pages:\n  - &a\n    pathname: ▹/a\n  - pathname: /b\n  - ▸*a\n'),
    [
      [
        'tree/duplicate-pathname',
        'The pathname /a is used twice.',
        'Give one of them another pathname, or remove it.',
      ],
    ],
  ],
  [
    'a list of children repeated by an alias',
    pages(`pages:
  - pathname: /one
    children: &both
      - pathname: ▹/a
      - pathname: ▹/b
  - pathname: /two
    children: ▸▸*both
`),
    ['/a', '/b'].map((pathname) => [
      'tree/duplicate-pathname',
      `The pathname ${pathname} is used twice.`,
      'Give one of them another pathname, or remove it.',
    ]),
  ],
  [
    'a group that contains itself',
    pages(`pages:
  - &group
    ▹pathname: /group
    children:
      - pathname: /a
      - ▸*group
  - pathname: /b
`),
    [
      [
        'tree/cycle',
        'This group contains itself.',
        'A YAML alias points back at one of its own parents; write the children out.',
      ],
    ],
  ],
  [
    'a list of children that contains itself',
    pages(`pages:
  - pathname: /outer
    children: &list
      - pathname: ▹/a
      - ▹pathname: /inner
        children: ▸▸*list
  - pathname: /b
`),
    [
      [
        'tree/duplicate-pathname',
        'The pathname /a is used twice.',
        'Give one of them another pathname, or remove it.',
      ],
      [
        'tree/cycle',
        'This group contains itself.',
        'A YAML alias points back at one of its own parents; write the children out.',
      ],
    ],
  ],
];

test.each(bad)('%s', (_name, files, findings) => expectFindings(files, findings));

test('related places say what stands there', () => {
  const { diagnostics } = loadMarked(
    pages(
      'pages:\n  - &a\n    pathname: /a\n    children:\n      - pathname: /b\n      - *a\n  - pathname: /b\n',
    ),
  );
  expect(diagnostics.flatMap(({ related }) => related.map(({ message }) => message))).toEqual([
    'The group begins here.',
    'It is first used here.',
  ]);
});

test('what is no node is left out of the tree, and with it a group that has nothing else', () => {
  const { value, diagnostics } = loadMarked(
    pages(`pages:
  - &wrong { title: No pathname }
  - *wrong
  - *wrong
  - pathname: /empty
    children: [7]
  - pathname: /b
  - text
`),
  );
  expect(value?.tree.map(({ pathname }) => pathname)).toEqual(['/b']);
  // What is wrong with a node is told once, however often an alias repeats it.
  expect(diagnostics.filter(({ code }) => code === 'tree/invalid')).toHaveLength(3);
  expect(diagnostics.map(({ code }) => code)).not.toContain('tree/duplicate-pathname');
});

test('a group of outgoing links and a page has a page', () => {
  const { diagnostics } = loadMarked(
    pages(
      `pages:
  - pathname: /group
    children:
      - { pathname: https://kit.example/, title: Elsewhere }
      - pathname: /a
`,
      { 'content/b/b.md': null },
    ),
  );
  expect(diagnostics).toEqual([]);
});

test('aliases of aliases cost no more than they are long', () => {
  const depth = 40;
  const layers = Array.from({ length: depth }, (_, index) => {
    const inner = index === 0 ? '{ pathname: /a }' : `*g${index - 1}, *g${index - 1}`;
    return `  - &g${index} { pathname: /g${index}, children: [${inner}] }\n`;
  });
  const { diagnostics } = loadMarked(pages(`pages:\n${layers.join('')}  - pathname: /b\n`));
  expect(diagnostics.length).toBe(2 * (depth - 1));
});

test('a subheader that is a pathname, as in older trees, is told in words', () => {
  const { value } = loadMarked({
    'content/pages.yaml':
      'pages:\n  - pathname: /kit\n    subheader: /kit/form-inputs\n    children: [{ pathname: / }]\n',
  });
  expect(value?.tree.map(({ title }) => title)).toEqual(['Form Inputs']);
});
