import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { load } from '../../cli/1-load/load.ts';
import { compile } from '../../cli/examine/examine.ts';
import { memoryHost } from '../../cli/machine/host.ts';

const page = (title: string, body: string) =>
  `---\ndescription: About ${title}.\n---\n\n# ${title}\n\n${body}\n`;

const words = readFileSync('templates/texts/en.json', 'utf8');

const digest = {
  before: { kite: '1.0.0' },
  after: { kite: '2.0.0' },
  counts: { reference: { breaking: 2 }, demos: { types: 1, changed: 1 }, pages: { breaking: 1, safe: 1 } },
  demos: [
    { name: 'OldKite', page: '/kite/kites', product: 'kite', status: 'types', words: "Type '`a`' is wrong." },
    { name: 'NewKite', page: '/kite/kites', product: 'kite', status: 'types', words: "Type '`a`' is wrong." },
    { name: 'LongTail', page: '/kite/gone', product: 'kite', status: 'changed', words: 'text: “a” → “A”' },
  ],
  entries: [
    { name: 'Kite.wing', owners: 1, kind: 'prop', change: 'renamed', product: 'kite', after: 'wingSpan' },
    { name: 'breeze', owners: 0, kind: 'export', change: 'removed', product: 'rope', href: '/kite/kites/' },
  ],
  pages: [{ pathname: '/kite/kites', title: 'Kites', demos: 1, names: 2, fences: 0 }],
  common: [{ sense: 'spoken', where: 'Kite-cell', what: 'cell → gridcell', demos: 3 }],
  accessibility: [
    { rule: 'button-name', help: 'Buttons must have a name', before: 0, after: 2, example: '', demos: 1 },
  ],
  safe: ['/kite/wind'],
  codemod: {
    command: 'npx codemod',
    demos: [
      { name: 'OldKite', page: '/kite/kites', product: 'kite', verdict: 'whole', words: '' },
      { name: 'BowTail', page: '/kite/kites', product: 'kite', verdict: 'whole', words: '' },
      {
        name: 'LongTail',
        page: '/kite/gone',
        product: 'kite',
        verdict: 'part',
        words: "No `bow` in 'kite'.",
      },
      { name: 'WornSpool', page: '/kite/wind', product: 'rope', verdict: 'not', words: 'No spool.' },
    ],
  },
};

function compiled(index: string, comparison: string | null) {
  const files = new Map([
    [
      '/s/content/site.yaml',
      'name: Kites\ndefaultProduct: kite\nproducts:\n  - { id: kite, name: Kite, prefixes: [/kite] }\n',
    ],
    [
      '/s/content/pages.yaml',
      'pages:\n  - pathname: /kite/next\n  - pathname: /kite/kites\n  - pathname: /kite/wind\n',
    ],
    ['/s/content/kite/next/next.md', page('Next', index)],
    ['/s/content/kite/kites/kites.md', page('Kites', 'Kites.\n\n## OldKite\n\nOld.')],
    ['/s/content/kite/wind/wind.md', page('Wind', 'Wind.')],
    ['/s/content/translations/en.json', words],
    ...(comparison === null ? [] : [['/s/content/comparison.json', comparison] as const]),
  ]);
  const loaded = load(memoryHost(files), '/s');
  if (loaded.value === null) throw new Error(JSON.stringify(loaded.diagnostics));
  const outcome = compile(memoryHost(files), loaded.value);
  const diagnostics = [...loaded.diagnostics, ...outcome.diagnostics];
  return {
    html: outcome.value.pages.find(({ node }) => node.pathname === '/kite/next')?.html ?? '',
    findings: diagnostics
      .filter(({ code }) => code !== 'translation/unknown-key')
      .map(({ code, message }) => `${code}: ${message}`),
  };
}

const directive = '{{"component": "ComparisonIndex"}}';
const plain = (html: string): string =>
  html
    .replace(/<a class="heading-link[\s\S]*?<\/a>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

test('demos, pages and names that another version changes, with links to what the site has', () => {
  const { html, findings } = compiled(directive, JSON.stringify(digest));
  expect(findings).toEqual([]);
  const text = plain(html);
  for (const part of [
    'Demos that break',
    "OldKite , NewKite have wrong types: Type ''a'' is wrong.",
    'LongTail shows something else: text: “a” → “A”',
    'kite 1.0.0 → 2.0.0',
    'Demos 1 1 0 Pages 1 0 1 Names 2 0',
    'Kite-cell cell → gridcell 3',
    'Buttons must have a name 0 2 1',
    'Kites 1 2 0',
    'No change touches these pages: Wind .',
    'Other name: Kite.wing (+1) → wingSpan.',
    'Gone: breeze .',
    'with the other version: npx codemod {path} Outcome Demos Brought over whole 2 Brought over in part 1 Not brought over 1 Broken by the codemod 0',
    'They may still show something else. Kite: OldKite , BowTail .',
    "The first that remains in each demo: LongTail: No 'bow' in 'kite'.",
    'Change such code by hand. rope: WornSpool .',
  ])
    expect(text).toContain(part);
  expect(html.split('<a href="/kite/kites/#OldKite">OldKite</a>')).toHaveLength(3);
  expect(html).toContain('<a href="/kite/wind/#WornSpool">WornSpool</a>');
  expect(html).not.toMatch(/<h3[^>]*>Broken by the codemod/);
  expect(html).not.toContain('/kite/gone');
  expect(html).toMatch(/<h2[^>]*>Names that break: Kite/);
});

test('a page without a comparison, and a comparison with a mistake, are findings', () => {
  expect(compiled(directive, null).findings).toEqual([
    'directive/invalid: A `ComparisonIndex` must be the last line of its page, and content/comparison.json must exist.',
  ]);
  const broken = compiled('Text.', JSON.stringify({ ...digest, safe: 'none' }));
  expect(broken.findings).toEqual([expect.stringMatching(/^site\/invalid: .*safe/)]);
});
