import { expect, test } from 'vitest';
import { load } from '../../cli/1-load/load.ts';
import { compile } from '../../cli/examine/examine.ts';
import { memoryHost } from '../../cli/machine/host.ts';

const page = (title: string, body: string) =>
  `---\ndescription: About ${title}.\n---\n\n# ${title}\n\n${body}\n`;

const directive = '{{"component": "PlanIndex"}}';

function compiled(index: string) {
  const files = new Map([
    [
      '/s/content/site.yaml',
      'name: Shelf\ndefaultProduct: shelf\nproducts:\n  - { id: shelf, name: Shelf Kit, prefixes: [/shelf] }\n  - { id: lamp, name: Lamps, prefixes: [/lamp] }\n',
    ],
    [
      '/s/content/pages.yaml',
      [
        'pages:',
        '  - pathname: /shelf/plans',
        '  - pathname: /shelf/boards',
        '  - pathname: /shelf/books',
        '  - { pathname: /shelf/doors, plan: pro, planned: true }',
        '  - { pathname: /lamp/bulbs, plan: pro }',
        '',
      ].join('\n'),
    ],
    ['/s/content/shelf/plans/plans.md', page('Plans', index)],
    [
      '/s/content/shelf/boards/boards.md',
      page(
        'Boards',
        [
          '## Paint',
          'Free.',
          '## Paint <span class="plan-pro"></span>',
          'Not free.',
          '```md\n## In code <span class="plan-pro"></span>\n```',
        ].join('\n\n'),
      ),
    ],
    ['/s/content/shelf/books/books.md', page('Books', 'Free throughout.')],
    ['/s/content/shelf/doors/doors.md', page('Doors', 'Some day.')],
    [
      '/s/content/lamp/bulbs/bulbs.md',
      page(
        'Bulbs',
        '## Dim <span class="plan-pro"></span>\n\nSo.\n\n## Dim `all` <span class="plan-premium"></span>\n\nSo.',
      ),
    ],
  ]);
  const { value, diagnostics } = load(memoryHost(files), '/s');
  if (value === null) throw new Error(JSON.stringify(diagnostics));
  const outcome = compile(memoryHost(files), value);
  const found = outcome.diagnostics.filter(({ code }) => code !== 'translation/unknown-key');
  return { pages: outcome.value.pages, diagnostics: found };
}

test('pages and sections that need a plan, by product; what is planned or free is left out', () => {
  const { pages, diagnostics } = compiled(directive);
  expect(diagnostics).toEqual([]);
  const [index] = pages;
  expect(index?.toc.map(({ title }) => title)).toEqual(['Shelf Kit', 'Lamps']);
  expect(index?.links.map(({ href }) => href)).toEqual([
    '/shelf/boards/',
    '/shelf/boards/#paint-2',
    '/lamp/bulbs/',
    '/lamp/bulbs/#dim-all',
  ]);
  expect(index?.markdown.join('')).toContain('- [Bulbs](/lamp/bulbs/) (pro)');
});

test('the anchors it links to are those of the pages', () => {
  const { pages } = compiled(directive);
  const anchorsOf = (path: string) => pages.find(({ node }) => node.pathname === path)?.anchors;
  expect(anchorsOf('/shelf/boards')).toContain('paint-2');
  expect(anchorsOf('/lamp/bulbs')).toContain('dim-all');
});

test('search finds the section itself, not the list', () => {
  expect(compiled(directive).pages[0]?.sections).toHaveLength(1);
});

test('text after the list is a finding', () => {
  const { diagnostics } = compiled(`${directive}\n\nMore.`);
  expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
    ['directive/invalid', 'A `PlanIndex` must be the last line of its page.'],
  ]);
});
