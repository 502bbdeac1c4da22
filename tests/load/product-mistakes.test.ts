import { test } from 'vitest';
import { expectFindings, type Finding, type Mistake, site } from './marked-site.ts';

const bad: readonly Mistake[] = [
  [
    'hrefs of versions that could run a script or leave by http',
    site(`TINY
    versions:
      - { text: v1, href: ▸'javascript:alert(1)' }
      - { text: v2, href: ▸http://kit.example }
      - { text: v3, href: ▸//kit.example }
      - { text: v4, href: ▸v4 }
`),
    [0, 1, 2, 3].map((index) => [
      'site/invalid',
      `\`products[0].versions[${index}].href\` must be an https: URL or begin with a single /.`,
      'Where that version is documented: an https: URL or a path of this site.',
    ]),
  ],
  [
    'two current versions',
    site(
      'TINY\n    versions: ▸[{ text: a, href: /a, current: true }, { text: b, href: /b, current: true }]\n',
    ),
    [
      [
        'site/invalid',
        '`products[0].versions` must not have more than one current version.',
        'Entries of the version menu, in order.',
      ],
    ],
  ],
  [
    'a range as a package version',
    site('TINY\n    packages: [{ name: kit, version: ▸^2.1.0 }, { name: kit-pro, version: ▸2.1 }]\n'),
    [
      [
        'site/invalid',
        '`products[0].packages[0].version` must be an exact version like 2.1.0.',
        'Exact version documented, which must be the one installed; without it, the installed one.',
      ],
      [
        'site/invalid',
        '`products[0].packages[1].version` must be a text, not a number.',
        'Put it in quotes to make it a text.',
      ],
    ],
  ],
  [
    'prefixes that are no pathnames',
    site('TINY\n    prefixes: [▸kit, ▸/kit//x, ▸/kit/../x]\n'),
    [
      ['site/invalid', '`products[0].prefixes[0]` must begin with /.'],
      [
        'site/invalid',
        '`products[0].prefixes[1]` must consist of segments of letters, digits and - . _ ~, each followed by one /.',
      ],
      ['site/invalid', '`products[0].prefixes[2]` must not contain . or .. as a segment.'],
    ].map(
      ([code, message]) =>
        [
          code,
          message,
          'Pathnames whose pages, and all pages below them, belong to the product; the longest match counts.',
        ] as Finding,
    ),
  ],
  [
    'products that share an id or a prefix',
    site(`name: Tiny
defaultProduct: kit
products:
  - id: ▹kit
    name: Kit
    prefixes: [▹/kit]
  - id: ▸kit
    name: Kit again
    prefixes: [▸/kit/]
`),
    [
      ['site/invalid', 'Two products have the id `kit`.', 'Give one of them another id.'],
      [
        'site/invalid',
        'The prefix /kit is listed twice, so the product of its pages is undecided.',
        'Keep it in one product.',
      ],
    ],
  ],
  [
    'a default product nearly right',
    site('name: Tiny\ndefaultProduct: ▸kitt\nproducts: [{ id: kit, name: Kit }]\n'),
    [['site/invalid', '`defaultProduct` is "kitt", which is the id of no product.', 'Did you mean `kit`?']],
  ],
  [
    'a default product nowhere near',
    site(
      'name: Tiny\ndefaultProduct: ▸other\nproducts: [{ id: kit, name: Kit }, { id: grid, name: Grid }]\n',
    ),
    [
      [
        'site/invalid',
        '`defaultProduct` is "other", which is the id of no product.',
        'The products are kit, grid.',
      ],
    ],
  ],
];

test.each(bad)('%s', (_name, files, findings) => expectFindings(files, findings));
