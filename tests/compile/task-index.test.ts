import { expect, test } from 'vitest';
import { load } from '../../cli/1-load/load.ts';
import { compile } from '../../cli/examine/examine.ts';
import { memoryHost } from '../../cli/machine/host.ts';

const tasks = (...list: readonly (readonly [string, string])[]) =>
  `tasks:\n${list.map(([task, section]) => `  - { task: '${task}', section: ${section} }\n`).join('')}`;

const page = (title: string, front: string, body: string) =>
  `---\ndescription: About ${title}.\n${front}---\n\n# ${title}\n\n${body}\n`;

function compiled(index: string) {
  const files = new Map([
    [
      '/s/content/site.yaml',
      'name: Shelf\ndefaultProduct: shelf\nproducts:\n  - { id: shelf, name: Shelf Kit, prefixes: [/shelf] }\n  - { id: lamp, name: Lamps, prefixes: [/lamp] }\n',
    ],
    [
      '/s/content/pages.yaml',
      'pages:\n  - pathname: /shelf/tasks\n  - pathname: /shelf/boards\n  - pathname: /shelf/books\n  - pathname: /lamp/bulbs\n',
    ],
    ['/s/content/shelf/tasks/tasks.md', page('Tasks', '', index)],
    [
      '/s/content/shelf/boards/boards.md',
      page(
        'Boards',
        tasks(['Turn a `Board`', 'turn'], ['Paint [one]', 'paint']),
        '## Turn\n\nSo.\n\n## Paint\n\nSo.',
      ),
    ],
    ['/s/content/shelf/books/books.md', page('Books', '', 'Text.')],
    ['/s/content/lamp/bulbs/bulbs.md', page('Bulbs', tasks(['Dim it', 'dim']), '## Dim\n\nSo.')],
  ]);
  const host = memoryHost(files);
  const { value, diagnostics } = load(host, '/s');
  if (value === null) throw new Error(JSON.stringify(diagnostics));
  const outcome = compile(host, value);
  // The site has no interface texts.
  const found = outcome.diagnostics.filter(({ code }) => code !== 'translation/unknown-key');
  return { pages: outcome.value.pages, diagnostics: found };
}

const directive = '{{"component": "TaskIndex"}}';

test('the tasks of the pages of a product, a heading for each page that has some', () => {
  const { pages, diagnostics } = compiled(`Start here.\n\n${directive}`);
  expect(diagnostics).toEqual([]);
  const [index] = pages;
  expect(index?.toc.map(({ title }) => title)).toEqual(['Boards']);
  expect(index?.links.map(({ href }) => href)).toEqual(['/shelf/boards/#turn', '/shelf/boards/#paint']);
  expect(index?.html).toContain('Paint [one]');
  expect(index?.html).toContain('Turn a <code');
  expect(index?.markdown.join('')).toContain('## Boards\n\n- [Turn a `Board`](/shelf/boards/#turn)');
});

test('search finds the section that answers a task, not the list', () => {
  const { pages } = compiled(directive);
  const named = (word: string) =>
    pages.flatMap(({ node, sections }) =>
      sections.filter(({ names }) => names.includes(word)).map(({ anchor }) => `${node.pathname}#${anchor}`),
    );
  expect(named('Paint')).toEqual(['/shelf/boards#paint']);
  expect(pages[0]?.sections).toHaveLength(1);
});

test('text after the list is a finding', () => {
  const { diagnostics } = compiled(`${directive}\n\nMore.`);
  expect(diagnostics.map(({ code, place }) => [code, place?.line])).toEqual([['directive/invalid', 7]]);
});
