import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoList } from '../../cli/6-emit/demo-list.ts';
import { demoSources } from '../../cli/6-emit/demo-sources.ts';
import { markdownTwins } from '../../cli/6-emit/markdown-twin.ts';
import { search } from '../../cli/6-emit/search.ts';
import { memorySpool } from '../../cli/machine/spool.ts';
import { loadDocs } from '../../cli/mcp/docs.ts';
import { docsServer } from '../../cli/mcp/server.ts';
import type { Demo, PageSection } from '../../cli/model/page.ts';
import { compiledSite, samplePage, sampleSite } from '../emit/sample-site.ts';
import { keeperOf } from '../support/keeper.ts';

const place = { file: 'content/a.md', line: 1, column: 1 };
const source = (name: string, code: string) => ({
  file: `content/a/${name}`,
  name,
  language: 'tsx',
  code,
  fragment: '',
  imports: [],
});

const demo: Demo = {
  id: 'a/Crease',
  name: 'Crease',
  file: 'content/a/Crease.tsx',
  sources: [source('Crease.tsx', 'export default () => <Sheet folds={3} />;\n')],
  preview: null,
  javascript: { sources: [source('Crease.js', 'export default plain;\n')], preview: null },
  images: [],
  project: { dependencies: { 'paper-kit': '1.2.3' }, overrides: {} },
  alternatives: [],
};

const options = {
  bg: 'default',
  defaultCodeOpen: false,
  hideToolbar: false,
  iframe: false,
  maxWidth: null,
  height: null,
} as const;

const section = (anchor: string, title: string, text: string, entry?: true): PageSection => ({
  anchor,
  title,
  text,
  names: '',
  ...(entry && { entry }),
});

const heading = (id: string) => ({ id, title: id, plan: null, children: [] });

const guide = samplePage('/a', 'Folding', {
  slots: [{ kind: 'demo', demo: 'a/Crease', name: 'Crease', options, place }],
  toc: [heading('creases'), heading('long')],
  markdown: ['## Creases\n\nFold twice.\n\n', 0, `\n\n## Long\n\n${'A line of words.\n'.repeat(1000)}`],
  sections: [
    section('', 'Folding', 'Paper.'),
    section('creases', 'Creases', 'Fold twice.'),
    section('long', 'Long', ''),
  ],
});

const entryView = {
  id: 'sheet-prop-folds',
  name: 'folds',
  plan: null,
  marks: [],
  since: null,
  facts: [],
  description: '',
  note: null,
  deprecated: null,
  see: null,
  example: null,
  parameters: [],
  returns: null,
  demos: [],
};

const reference = samplePage('/api/sheet', 'Sheet', {
  slots: [
    {
      kind: 'api',
      view: { kind: 'api', section: 'props', first: true, columns: [], entries: [entryView] },
      markdown: ['- **`folds`**: `number`; Default: `1`. How often it is folded.'],
      place,
    },
  ],
  toc: [heading('props')],
  markdown: ['## Props\n\n', 0, '\n'],
  sections: [
    section('', 'Sheet', ''),
    section('props', 'Props', ''),
    section('sheet-prop-folds', 'folds', '', true),
  ],
});
const api = { kind: 'component', product: 'kit', name: 'Sheet' } as const;

const client = new Client({ name: 'test', version: '1' });

beforeAll(async () => {
  const site = { ...sampleSite(null), tree: [] };
  const compiled = compiledSite([guide, { ...reference, node: { ...reference.node, api } }], [demo]);
  const files = new Map(
    [
      ...(await search({ ...site, config: { ...site.config, search: true } }, compiled.pages, keeperOf())),
      ...markdownTwins(site, compiled, [], memorySpool).flatMap(({ file, parts }) => [file, ...parts]),
      ...demoSources(site, compiled),
      demoList(site, compiled),
    ].map(({ path, contents }) => [path, String(contents)]),
  );
  const docs = await loadDocs({ read: async (path) => files.get(path) ?? null }, 'en');
  if (docs === null) throw new Error('The sample site has a search index.');
  const server = docsServer({ docs, name: 'paper', version: '1', root: process.cwd() });
  const [one, other] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(one), client.connect(other)]);
});
afterAll(() => client.close());

async function ask(name: string, values: Record<string, unknown>): Promise<string> {
  const { content } = await client.callTool({ name, arguments: values });
  return (content as { text: string }[]).map(({ text }) => text).join('\n');
}

test('lists its tools', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['search', 'pages', 'page', 'entry', 'demo', 'check_code']);
});

test('search names pages and the sections that match', async () => {
  expect(await ask('search', { query: 'fold twice' })).toContain(
    '- Folding: /a/. About Folding.\n  - Creases: /a/#creases',
  );
  expect(await ask('search', { query: 'zebra' })).toBe(
    'Nothing found for "zebra". Try fewer or other words.',
  );
});

test.each(['/a/#creases', 'https://paper.example/a/#creases', '/a/index.md#creases', 'a#creases'])(
  'a section is read at %s',
  async (address) => {
    expect(await ask('page', { address })).toContain('## Creases\n\nFold twice.');
  },
);

test('a long page comes in parts that end at a line and name the next', async () => {
  const first = await ask('page', { address: '/a/' });
  expect(first.length).toBeLessThanOrEqual(8000);
  const next = Number(/call again with offset (\d+)/.exec(first)?.[1]);
  let whole = first.replace(/\n\n\[\d+ of .*\]$/, '');
  let part = await ask('page', { address: '/a/', offset: next });
  for (;;) {
    whole += part.replace(/\n\n\[\d+ of .*\]$/, '');
    const offset = /call again with offset (\d+)/.exec(part)?.[1];
    if (offset === undefined) break;
    part = await ask('page', { address: '/a/', offset: Number(offset) });
  }
  expect(whole.match(/A line of words\./g)).toHaveLength(1000);
});

test.each(['folds', 'Sheet.folds', 'sheet.folds'])('the entry %s is read', async (name) => {
  expect(await ask('entry', { name })).toBe(
    '[Sheet](/api/sheet/#sheet-prop-folds)\n\n- **`folds`**: `number`; Default: `1`. How often it is folded.\n',
  );
});

test('a component is its page', async () => {
  expect(await ask('entry', { name: 'Sheet' })).toContain('# Sheet\n');
});

test('a demo has its packages and files, with and without types', async () => {
  expect(await ask('demo', { name: 'Crease' })).toBe(
    'Crease: /a/#Crease\nPackages: paper-kit@1.2.3\nAlso without types: call again with javascript true.\n\n' +
      '// Crease.tsx\nexport default () => <Sheet folds={3} />;\n',
  );
  expect(await ask('demo', { name: '/a/#Crease', javascript: true })).toContain(
    '// Crease.js\nexport default plain;',
  );
});

test('what is not there has the nearest name', async () => {
  expect(await ask('entry', { name: 'fold' })).toBe('There is no entry `fold`. Did you mean `folds`?');
  expect(await ask('demo', { name: 'Creaze' })).toBe('There is no demo `Creaze`. Did you mean `Crease`?');
  expect(await ask('page', { address: '/b/' })).toBe('There is no page `/b/`. Did you mean `/a/`?');
  expect(await ask('page', { address: '/a/', section: 'creses' })).toContain('Did you mean `creases`?');
  expect(await ask('pages', { under: '/c' })).toContain('No address begins with /c.');
});

test('code is checked with the installed packages', async () => {
  expect(
    await ask('check_code', { code: "import { useState } from 'react';\nexport const use = useState;\n" }),
  ).toBe('No errors.');
  const wrong = await ask('check_code', {
    code: "import { useStat } from 'react';\nexport const use = useStat;\n",
  });
  expect(wrong).toMatch(/^snippet\.tsx\(1,10\): error TS\d+: .*useStat/);
  expect(wrong).not.toContain('Not installed');
});

test('a prop that its component lacks gets the nearest one that the component has', async () => {
  const code = `declare function Sheet(props: { size: number }): null;
export const shown = <Sheet foldz={4} />;
`;
  expect(await ask('check_code', { code })).toContain('The documentation has `folds`.');
  const options = `interface Sheet { size: number }
export const sheet: Sheet = { foldes: 4 };
`;
  expect(await ask('check_code', { code: options })).toContain('The documentation has `folds`.');
});

test('code with packages that are not installed gets the way to name their folder', async () => {
  const code = "import { fold } from '@paper/folds/flat';\nimport cut from 'scissors';\nfold(cut);\n";
  expect(await ask('check_code', { code })).toMatch(
    /\nNot installed in .*, whose packages check code: @paper\/folds, scissors\. The option --root /,
  );
});
