import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { llmsFull, llmsIndex } from '../../cli/6-emit/llms.ts';
import { markdownTwins } from '../../cli/6-emit/markdown-twin.ts';
import type { Place } from '../../cli/diagnostics/place.ts';
import { memorySpool } from '../../cli/machine/spool.ts';
import type { Demo, DemoSlot } from '../../cli/model/page.ts';
import messages from '../../templates/texts/en.json' with { type: 'json' };
import { compiledSite, renderedPage, samplePage, sampleSite } from './sample-site.ts';

const place: Place = { file: 'content/a.md', line: 1, column: 1 };

const demo = (code: string): Demo => ({
  id: 'Fold',
  name: 'Fold',
  file: 'content/Fold.tsx',
  sources: [
    { file: 'content/Fold.tsx', name: 'Fold.tsx', language: 'tsx', code, fragment: '', imports: [] },
    {
      file: 'content/fold.css',
      name: 'fold.css',
      language: 'css',
      code: '.a {}\n',
      fragment: '',
      imports: [],
    },
  ],
  preview: null,
  javascript: null,
  images: [],
  project: null,
  alternatives: [],
});

const slot: DemoSlot = {
  kind: 'demo',
  demo: 'Fold',
  name: 'Fold',
  options: {
    bg: 'default',
    defaultCodeOpen: false,
    hideToolbar: false,
    iframe: false,
    maxWidth: null,
    height: null,
  },
  place,
};

const emptyEntry = {
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

const twinOf = (page: ReturnType<typeof samplePage>, code = 'fold();', url: string | null = null) =>
  markdownTwins(
    sampleSite(url),
    compiledSite([page], [demo(code)]),
    [renderedPage('/a', '', { 1: '<h3>T</h3><table><tr><th>a<td>b</table>' })],
    memorySpool,
  )[0]?.file;

test('the head names title, description, product and address, whatever they hold', () => {
  const page = samplePage('/a', 'Yes: "no" # maybe', { description: '- a\n: b', language: 'fr' });
  const file = twinOf(page, '', 'https://paper.example');
  expect(file?.path).toBe('fr/a/index.md');
  expect(parse(String(file?.contents).split('---\n')[1] ?? '')).toEqual({
    title: 'Yes: "no" # maybe',
    description: '- a\n: b',
    product: 'Paper',
    url: 'https://paper.example/fr/a/',
  });
});

test('without a site address the page has a root-relative one; a plan is named beside the title', () => {
  const page = samplePage('/a', 'A');
  const file = twinOf({ ...page, node: { ...page.node, plan: 'pro' } });
  expect(file?.contents).toBe(
    '---\ntitle: A\ndescription: About A.\nproduct: Paper\nurl: /a/\n---\n\n# A (Pro plan)\n\nAbout A.\n\nText.\n',
  );
});

test('a demo becomes fences of all its files, longer than those in them', () => {
  const page = samplePage('/a', 'A', { slots: [slot], markdown: ['x\n\n', 0, '\n\ny'] });
  expect(twinOf(page, 'const a = `\n````\n`;\n')?.contents).toContain(
    'x\n\n`````tsx Fold.tsx\nconst a = `\n````\n`;\n`````\n\n```css fold.css\n.a {}\n```\n\ny\n',
  );
});

test('a file that demos share stands in the page once', () => {
  const other: Demo = { ...demo('unfold();'), id: 'Unfold', name: 'Unfold', file: 'content/Unfold.tsx' };
  const [entry, ...shared] = other.sources;
  const sources = entry ? [{ ...entry, file: 'content/Unfold.tsx', name: 'Unfold.tsx' }, ...shared] : [];
  const page = samplePage('/a', 'A', {
    slots: [slot, { ...slot, demo: 'Unfold', name: 'Unfold' }],
    markdown: [0, '\n\n', 1],
  });
  const twins = markdownTwins(
    sampleSite(null),
    compiledSite([page, { ...page, language: 'fr' }], [demo('fold();'), { ...other, sources }]),
    [],
    memorySpool,
  );
  const both =
    '```tsx Fold.tsx\nfold();\n```\n\n```css fold.css\n.a {}\n```\n\n' +
    '```tsx Unfold.tsx\nunfold();\n```\n\n`fold.css`: as above.\n';
  for (const { file } of twins) expect(file.contents).toContain(both);
});

test.each([
  ['a list', '- x\n\n  ', '- x\n\n  ```tsx Fold.tsx\n  a\n\n  b\n  ```\n'],
  ['the start of an item', '1. ', '1. ```tsx Fold.tsx\n   a\n\n   b\n   ```\n'],
  ['a quote', '> ', '> ```tsx Fold.tsx\n> a\n>\n> b\n> ```\n'],
])('a demo in %s stays in it', (_, before, expected) => {
  const page = samplePage('/a', 'A', { slots: [slot], markdown: [before, 0, '\n'] });
  expect(twinOf(page, 'a\n\nb')?.contents).toContain(expected);
});

test('a component is written as Markdown', () => {
  const component = { kind: 'component', name: 'Table', props: {}, place } as const;
  const page = samplePage('/a', 'A', { slots: [slot, component], markdown: ['x\n\n', 1] });
  expect(twinOf(page)?.contents).toContain('x\n\n### T\n\n| a | b |\n| - | - |\n');
});

test('a part of the reference is written as the Markdown it came with', () => {
  const view = { kind: 'api', section: 'props', first: true, columns: [], entries: [] } as const;
  const part = { kind: 'api', view, markdown: ['- `boards`'], place } as const;
  const page = samplePage('/a', 'A', { slots: [part], markdown: ['x\n\n', 0, '\n\ny'] });
  expect(twinOf(page)?.contents).toContain('x\n\n- `boards`\n\ny\n');
});

const pointer =
  '> For AI agents: all pages are listed in https://paper.example/llms.txt. A section or an entry of this page, `#name`, is `index.name.md` beside this file, in small letters.';

test('a page names the list of all pages before its text', () => {
  const site = sampleSite('https://paper.example');
  const translations = { en: { 'markdown.index': messages['markdown.index'] } };
  const [twin] = markdownTwins(
    { ...site, translations },
    compiledSite([samplePage('/a', 'A')]),
    [],
    memorySpool,
  );
  expect(twin?.file.contents).toContain(`# A\n\n${pointer}\n\nAbout A.\n`);
});

test('without a site address llms.txt has root-relative links, and no section of a product without pages', () => {
  const site = sampleSite(null);
  const page = samplePage('/ink', 'Ink', { productId: 'ink' });
  expect(llmsIndex(site, [page])).toEqual([
    {
      path: 'llms.txt',
      contents: '# Paper Kit\n\n> About Ink.\n\n## Ink\n\n- [Ink](/ink/index.md): About Ink.\n',
    },
  ]);
  expect(llmsIndex(site, [])).toEqual([{ path: 'llms.txt', contents: '# Paper Kit\n\n' }]);
});

const pages = [
  samplePage('/', 'Home'),
  samplePage('/ink', 'Ink', { productId: 'ink' }),
  samplePage('/a', 'A', { description: '' }),
  samplePage('/a', 'Un', { language: 'fr' }),
];

test('llms.txt lists the pages of the default language by product where a product is at the root', () => {
  expect(llmsIndex(sampleSite('https://paper.example'), pages)).toEqual([
    {
      path: 'llms.txt',
      contents: `# Paper Kit

> About Home.

## Paper

- [Home](https://paper.example/index.md): About Home.
- [A](https://paper.example/a/index.md)

## Ink

- [Ink](https://paper.example/ink/index.md): About Ink.
`,
    },
  ]);
});

test('llms.txt lists the lists of products that have paths of their own, guides before the reference', () => {
  const site = sampleSite('https://paper.example');
  const [kit, ...others] = site.config.products;
  if (kit === undefined) throw new Error('The sample site has a product.');
  const products = [{ ...kit, prefixes: ['/kit'] }, ...others];
  const entry = samplePage('/ink/api/pen', 'Pen', { productId: 'ink' });
  const node = { ...entry.node, api: { kind: 'component', product: 'ink', name: 'Pen' } as const };
  const files = llmsIndex({ ...site, config: { ...site.config, products } }, [{ ...entry, node }, ...pages]);
  expect(files.map(({ path }) => path)).toEqual(['llms.txt', 'kit/llms.txt', 'ink/llms.txt']);
  expect(files[0]?.contents).toBe(
    '# Paper Kit\n\n> About Pen.\n\n## Products\n\n' +
      '- [Paper](https://paper.example/kit/llms.txt): About Home.\n' +
      '- [Ink](https://paper.example/ink/llms.txt): About Pen.\n',
  );
  expect(files[2]?.contents).toBe(
    '# Ink\n\n> About Pen.\n\n## Guides\n\n- [Ink](https://paper.example/ink/index.md): About Ink.\n\n' +
      '## API reference\n\n- [Pen](https://paper.example/ink/api/pen/index.md): About Pen.\n',
  );
});

test('llms-full.txt holds the text of the pages of the default language', () => {
  const site = sampleSite('https://paper.example');
  const full = llmsFull(site, markdownTwins(site, compiledSite(pages), [], memorySpool));
  expect(full.path).toBe('llms-full.txt');
  expect(String(full.contents).match(/^# .+/gm)).toEqual(['# Home', '# Ink', '# A']);
});

const heading = (id: string) => ({ id, title: id, plan: null, children: [] });

test('each section and each entry has a file, named after its anchor', () => {
  const view = {
    kind: 'api',
    section: 'props',
    first: true,
    columns: [],
    entries: ['pen-prop-ink', 'pen-prop-Ink'].map((id) => ({ ...emptyEntry, id, name: id })),
  } as const;
  const part = { kind: 'api', view, markdown: ['- `ink`', '- `nib`'], place } as const;
  const [twin] = markdownTwins(
    sampleSite(null),
    compiledSite([
      samplePage('/a', 'A', {
        slots: [part],
        toc: [heading('use'), heading('props')],
        markdown: ['Intro.\n\n## Use\n\n```md\n## No section\n```\n\n## Props\n\n', 0, '\n'],
      }),
    ]),
    [],
    memorySpool,
  );
  expect(twin?.parts.map(({ path, contents }) => [path, contents])).toEqual([
    ['a/index.use.md', '[A](/a/#use)\n\n## Use\n\n```md\n## No section\n```\n'],
    ['a/index.props.md', '[A](/a/#props)\n\n## Props\n\n- `ink`\n- `nib`\n'],
    ['a/index.pen-prop-ink.md', '[A](/a/#pen-prop-ink)\n\n- `ink`\n\n[A](/a/#pen-prop-Ink)\n\n- `nib`\n'],
  ]);
});

test('a page has no files of sections where one of its headings is not written as Markdown', () => {
  const page = samplePage('/a', 'A', {
    toc: [heading('raw'), heading('b')],
    markdown: ['<h2>raw</h2>\n\n## B\n'],
  });
  expect(markdownTwins(sampleSite(null), compiledSite([page]), [], memorySpool)[0]?.parts).toEqual([]);
});
