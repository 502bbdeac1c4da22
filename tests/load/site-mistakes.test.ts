import { test } from 'vitest';
import { expectFindings, type Mistake, site } from './marked-site.ts';

const bad: readonly Mistake[] = [
  [
    'an empty file',
    { 'content/site.yaml': '▸▸▸# nothing yet\n' },
    [
      ['site/invalid', '`name` is missing.', 'Add it: Name of the site.'],
      [
        'site/invalid',
        '`products` is missing.',
        'Add it: The documented products; each page belongs to one.',
      ],
      [
        'site/invalid',
        '`defaultProduct` is missing.',
        'Add it: Id of the product of pages that no prefix matches.',
      ],
    ],
  ],
  [
    'a list',
    { 'content/site.yaml': '▸- name\n' },
    [['site/invalid', 'The site must be a map, not a list.', 'Give a value of the expected shape.']],
  ],
  [
    'alternatives of demos',
    site(`name: Tiny
products: [{ id: kit, name: Kit }]
defaultProduct: kit
demos:
  alternatives:
    label: Knots
    name: Twine
    others:
      ▸- name: Twine
        replace:
          ▸- { export: tie, from: twine, argument: ▸'(', with: { code: ▸a b } }
          - { export: tie, from: twine, with: { code: knot } }
      - { name: Cord, replace: ▸[] }
`),
    [
      [
        'site/invalid',
        '`demos.alternatives.others` must not use a name twice.',
        'Libraries that readers can choose instead, each with a name of its own.',
      ],
      [
        'site/invalid',
        '`demos.alternatives.others[0].replace` must not replace an export twice.',
        'Imports of a demo, and their replacements.',
      ],
      [
        'site/invalid',
        '`demos.alternatives.others[0].replace[0].argument` must be a regular expression.',
        'If given, every use must be a call with one literal text that matches this regular expression.',
      ],
      [
        'site/invalid',
        '`demos.alternatives.others[0].replace[0].with.code` must be a name, or names joined by dots.',
        'Code that replaces the export. Its first name is imported.',
      ],
      [
        'site/invalid',
        '`demos.alternatives.others[1].replace` must replace something.',
        'Imports of a demo, and their replacements.',
      ],
    ],
  ],
  [
    'several mistakes at once, in the order of the file',
    site(`name: ▸3
url: ▸kit.example
products:
  - ▸id: kit
▸color: red
demos:
  ▸widht: 600
  sandboxes: [▸stackblits]
defaultProduct: kit
`),
    [
      ['site/invalid', '`name` must be a text, not a number.', 'Put it in quotes to make it a text.'],
      [
        'site/invalid',
        '`url` must be an absolute URL.',
        'Address of the published site, for example https://example.com, or https://example.com/kite for a site below a path; without one there are no canonical links.',
      ],
      ['site/invalid', '`products[0].name` is missing.', 'Add it: Name shown to readers and in page titles.'],
      ['site/unknown-key', 'The site has no key `color`.', 'Remove it, or fix its spelling.'],
      ['site/unknown-key', '`demos` has no key `widht`.', 'Did you mean `width`?'],
      [
        'site/invalid',
        '`demos.sandboxes[0]` is "stackblits"; it must be stackblitz or codesandbox.',
        'Did you mean `stackblitz`?',
      ],
    ],
  ],
  [
    'an unknown key below a nullable map',
    site(
      'TINY\nrepository:\n  url: https://code.example/kit\n  tag: v1\n  ▸sourceURL: https://code.example\n',
    ),
    [['site/unknown-key', '`repository` has no key `sourceURL`.', 'Did you mean `sourceUrl`?']],
  ],
  [
    'an empty value',
    site('TINY\ndemos:▸\n'),
    [
      [
        'site/invalid',
        '`demos` must be a map, not empty.',
        'How demos are shown and how their pictures are drawn.',
      ],
    ],
  ],
  [
    'a URL with a query',
    site('TINY\nurl: ▸https://kit.example/docs?v=1\n'),
    [
      [
        'site/invalid',
        '`url` must be an origin, or an origin and a path, without query or hash.',
        'Address of the published site, for example https://example.com, or https://example.com/kite for a site below a path; without one there are no canonical links.',
      ],
    ],
  ],
  [
    'languages',
    site('TINY\nlanguages: [▸english, ▸EN]\n'),
    [0, 1].map((index) => [
      'site/invalid',
      `\`languages[${index}]\` must be a code of two lower-case letters.`,
      'Languages of the site, the default one first.',
    ]),
  ],
  [
    'no language and one twice',
    site('TINY\nlanguages: ▸[en, en]\n'),
    [
      [
        'site/invalid',
        '`languages` must not name a language twice.',
        'Languages of the site, the default one first.',
      ],
    ],
  ],
  [
    'values of demos',
    site(`TINY
demos:
  width: ▸0
  clock: ▸2024-05-15
  timeZone: ▸Mars/Olympus
  locale: ▸not_a_locale
  seed: ▸1.5
  setup: ▸../setup.ts
  environment:
    ▸kitKey: It is not set.
    KIT_KEY: ▸true
`),
    [
      ['site/invalid', '`demos.width` must be above 0.', 'Width in px at which pictures of demos are drawn.'],
      [
        'site/invalid',
        '`demos.clock` must be an instant like 2024-05-15T10:30:00Z.',
        'Instant at which every picture is drawn, in ISO 8601.',
      ],
      [
        'site/invalid',
        '`demos.timeZone` must be an IANA time zone.',
        'Time zone in which pictures are drawn, for example Europe/Paris.',
      ],
      [
        'site/invalid',
        '`demos.locale` must be a BCP 47 locale.',
        'Locale in which pictures are drawn, for example en-US.',
      ],
      [
        'site/invalid',
        '`demos.seed` must be a whole number.',
        'Seed of Math.random while a picture is drawn.',
      ],
      [
        'site/invalid',
        '`demos.setup` must stay below the site.',
        'Module below the site that runs once before the first demo.',
      ],
      [
        'site/invalid',
        '`demos.environment.kitKey` must be an upper-case name of an environment variable.',
        'Environment variables demos may read, each with what the build says once when it is not set.',
      ],
      [
        'site/invalid',
        '`demos.environment.KIT_KEY` must be a text, not true.',
        'Put it in quotes to make it a text.',
      ],
    ],
  ],
  [
    'sandboxes',
    site('TINY\ndemos: { sandboxes: [▸jsbin] }\n'),
    [
      [
        'site/invalid',
        '`demos.sandboxes[0]` is "jsbin"; it must be stackblitz or codesandbox.',
        'Sites in which a reader may open a demo: stackblitz, codesandbox. Pages may send forms only to these.',
      ],
    ],
  ],
  [
    'a sandbox named twice',
    site('TINY\ndemos: { sandboxes: ▸[stackblitz, stackblitz] }\n'),
    [
      [
        'site/invalid',
        '`demos.sandboxes` must not name a sandbox twice.',
        'Sites in which a reader may open a demo: stackblitz, codesandbox. Pages may send forms only to these.',
      ],
    ],
  ],
  [
    'colours, components and the favicon',
    site(`TINY
themeColor: { light: ▸blue }
components: { Swatch: ▸content/swatch }
favicon: ▸icon.svg
`),
    [
      [
        'site/invalid',
        '`themeColor.light` must be a colour like #0b57d0.',
        "Colour of the browser's toolbar in light mode.",
      ],
      [
        'site/invalid',
        '`components.Swatch` must be the path of a script below the site, with its extension.',
        'Components pages may place, by the name that their directives use, each with its module below the site.',
      ],
      [
        'site/invalid',
        '`favicon` must be a path like /favicon.svg.',
        'Icon of the site, a path below content/public such as /favicon.svg.',
      ],
    ],
  ],
  [
    'files that do not exist',
    site(`TINY
components: { Palette: ▸./content/palette.tsx }
demos: { setup: ▸content/setup.ts }
favicon: ▸/icon.svg
`),
    ['content/palette.tsx', 'content/setup.ts', 'content/public/icon.svg'].map((file) => [
      'site/invalid',
      `There is no file ${file}.`,
      'Write the file, or fix the path; paths of modules begin at the root of the site.',
    ]),
  ],
  [
    'two redirects from one path',
    site('TINY\nredirects:\n  - { from: ▹/old, to: / }\n  - { from: ▸/old/, to: / }\n'),
    [['redirect/invalid', 'Two redirects lead away from /old.', 'Keep one of them.']],
  ],
  [
    'a redirect to what is neither a page nor an address',
    site('TINY\nredirects: [{ from: /old, to: ▸ftp://kit.example }]\n'),
    [
      [
        'site/invalid',
        '`redirects[0].to` must be the path of a page, like /guide or /guide#section, or an https: URL.',
        'Page it leads to, with #anchor for a part of it, or an address of another site. After a path with *, :splat stands for what * matched.',
      ],
    ],
  ],
];

test('an unknown code below `severity` names the nearest one, or says that none is near', () => {
  expectFindings(site('TINY\nseverity:\n  ▸demo/emty: off\n  ▸what/ever: off\n'), [
    ['site/unknown-key', '`severity` has no key `demo/emty`.', 'Did you mean `demo/empty`?'],
    ['site/unknown-key', '`severity` has no key `what/ever`.', 'Remove it, or fix its spelling.'],
  ]);
});

test.each(bad)('%s', (_name, files, findings) => expectFindings(files, findings));
