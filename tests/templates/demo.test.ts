import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import type { DemoView } from '../../renderer/view/demo.ts';
import { renderPage, takeMissingMessages } from '../../templates/index.ts';
import { axeFaults } from '../support/axe-in-memory.ts';
import { sampleDemo, sampleView } from './sample-view.ts';

const view = (changes: Partial<DemoView> = {}) => ({
  ...sampleView,
  slots: [{ ...sampleDemo, ...changes }, ...sampleView.slots.slice(1)],
});

function open(changes: Partial<DemoView> = {}) {
  const { document } = new JSDOM(renderPage(view(changes))).window;
  const demo = document.querySelector('figure.demo');
  if (demo === null) throw new Error('no demo');
  const all = (selector: string) => [...demo.querySelectorAll(selector)];
  const texts = (selector: string) => all(selector).map((element) => element.textContent?.trim());
  return { document, demo, all, texts };
}

const name = (tool: Element): string =>
  tool.getAttribute('aria-label') ?? tool.querySelector('span')?.textContent ?? tool.textContent ?? '';

test('the tools, each with a name from the dictionary, the first within reach of the Tab key', () => {
  const { demo, all } = open();
  const toolbar = demo.querySelector('[role="toolbar"]');
  expect(toolbar?.getAttribute('aria-label')).toBe('Tools of the demo TallShelf');
  const tools = all('[data-tool]');
  expect(tools.map((tool) => [tool.getAttribute('data-tool'), name(tool)])).toEqual([
    ['variant', 'JS'],
    ['variant', 'TS'],
    ['code', 'Show code'],
    ['edit', 'Edit the code'],
    ['copy', 'Copy the code'],
    ['export', 'Open in StackBlitz'],
    ['export', 'Open in CodeSandbox'],
    ['export', 'Download as a project'],
    ['reset', 'Reset the demo'],
    ['fullscreen', 'Full screen'],
    ['source', 'View the source in its repository'],
    ['link', 'Copy the link to this demo'],
  ]);
  expect(tools.map((tool) => tool.getAttribute('tabindex'))).toEqual(['0', ...new Array(11).fill('-1')]);
  expect(all('[data-tool="export"]').map((tool) => tool.getAttribute('value'))).toEqual(sampleDemo.exports);
  expect(demo.querySelector('[data-tool="edit"]')?.getAttribute('value')).toBe(sampleDemo.frameUrl);
  expect(demo.querySelector('[data-tool="source"]')?.getAttribute('href')).toBe(sampleDemo.sourceUrl);
  expect(demo.querySelector('[data-tool="link"]')?.getAttribute('href')).toBe('#TallShelf');
  expect(takeMissingMessages()).toEqual([]);
});

test('a tool without a purpose is not there', () => {
  const { all } = open({ javascript: null, exports: [], sourceUrl: null, frameUrl: null });
  const tools = all('[data-tool]');
  expect(tools.map((tool) => tool.getAttribute('data-tool'))).toEqual([
    'code',
    'copy',
    'reset',
    'fullscreen',
    'link',
  ]);
  expect(tools.map((tool) => tool.getAttribute('tabindex'))).toEqual(['0', '-1', '-1', '-1', '-1']);
});

test('a demo that can be seen with another library has a menu for it after its code', () => {
  const href = '/shelves/TallShelf.alternatives.json';
  const { all } = open({ alternatives: { label: 'Wood', name: 'Oak', href } });
  const tools = all('[data-tool]').map((tool) => tool.getAttribute('data-tool'));
  expect(tools.slice(0, 4)).toEqual(['variant', 'variant', 'code', 'alternative']);
  const [tool] = all('[data-tool="alternative"]');
  expect(tool?.textContent).toBe('Wood: Oak');
  expect(tool?.getAttribute('value')).toBe(href);
  expect(tool?.getAttribute('aria-haspopup')).toBe('menu');
  expect(tool?.getAttribute('aria-expanded')).toBe('false');
});

test('every icon that a tool shows is in the one sheet of the page', () => {
  const { document, all } = open();
  expect(document.querySelectorAll('.icon-sheet')).toHaveLength(1);
  const used = all('use').map((use) => use.getAttribute('href')?.slice(1) ?? '');
  expect(used.filter((id) => document.getElementById(id)?.tagName.toLowerCase() !== 'symbol')).toEqual([]);
  for (const id of ['icon-check', 'icon-window']) expect(document.getElementById(id)).not.toBeNull();
});

test('what the tools say is in the page, in its language', () => {
  const { document } = open();
  const words = JSON.parse(document.querySelector<HTMLElement>('#site--demo-words')?.dataset.words ?? '');
  expect(words).toMatchObject({
    copied: 'Code copied',
    files: 'Files of {name}',
    JS: 'All demos show JavaScript',
  });
});

test('a closed demo carries its preview and links to its files, not the files', () => {
  const { demo, all, texts } = open();
  expect(texts('.demo-preview')).toEqual(['<Shelf tall />']);
  expect(demo.querySelector('.demo-preview')?.hasAttribute('data-variant')).toBe(false);
  expect(demo.innerHTML).not.toContain(sampleDemo.sources[0]?.html);
  const links = all('.demo-sources a') as HTMLAnchorElement[];
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.dataset.variant])).toEqual([
    ['TallShelf.tsx', '/shelf/TallShelf.tsx.txt', 'TS'],
    ['books.json', '/data/books.json.txt', undefined],
    ['TallShelf.js', '/shelf/TallShelf.js.txt', 'JS'],
  ]);
  expect(demo.querySelector('[data-tool="code"]')?.getAttribute('aria-expanded')).toBe('false');
  const controlled = demo.querySelector('[data-tool="code"]')?.getAttribute('aria-controls') ?? '';
  const code = demo.querySelector(`[id="${controlled}"]`);
  expect(code?.querySelector('.demo-preview, .demo-sources')).not.toBeNull();
  // Of the demo, only the code opens and closes.
  expect(code?.querySelector('.demo-stage, [data-tool]')).toBeNull();
});

test('previews that differ are both there, each for its variant', () => {
  const { all } = open({
    preview: 'typed',
    javascript: { sources: sampleDemo.javascript?.sources ?? [], preview: 'plain' },
  });
  const previews = all('.demo-preview') as HTMLElement[];
  expect(previews.map((preview) => [preview.dataset.variant, preview.textContent])).toEqual([
    ['TS', 'typed'],
    ['JS', 'plain'],
  ]);
});

test('a demo without a preview has none', () => {
  const { all } = open({ preview: null, javascript: null });
  expect(all('.demo-preview')).toEqual([]);
  expect(all('.demo-sources a')).toHaveLength(2);
});

test('a demo that is open from the start carries its entry, in both variants, and ways to its other files', () => {
  const { demo, all } = open({ options: { ...sampleDemo.options, defaultCodeOpen: true } });
  const blocks = all('.demo-full') as HTMLElement[];
  const files = (block: HTMLElement) =>
    [...block.querySelectorAll('button')].map((file) => [file.value, file.getAttribute('aria-pressed')]);
  expect(blocks.map((block) => [block.dataset.variant, block.querySelector('code')?.textContent])).toEqual([
    ['TS', '<Shelf<Book> tall />\n'],
    ['JS', '<Shelf tall />\n'],
  ]);
  expect(blocks.map(files)).toEqual([
    [
      ['/shelf/TallShelf.tsx.txt', 'true'],
      ['/data/books.json.txt', 'false'],
    ],
    [
      ['/shelf/TallShelf.js.txt', 'true'],
      ['/data/books.json.txt', 'false'],
    ],
  ]);
  expect(demo.getAttribute('data-code')).toBe('open');
  expect(demo.querySelector('[data-tool="code"]')?.getAttribute('aria-expanded')).toBe('true');
});

test('a demo without tools brings nothing of them', () => {
  const { document, all } = open({ options: { ...sampleDemo.options, hideToolbar: true } });
  expect(all('[data-tool], .demo-code')).toEqual([]);
  expect(document.querySelector('.icon-sheet, #site--demo-words')).toBeNull();
});

test.each([{}, { options: { ...sampleDemo.options, defaultCodeOpen: true } }])(
  'axe finds nothing in a demo with %j',
  async (changes) => {
    expect(
      await axeFaults(renderPage(view(changes)).replace('<html ', '<html class="js" '), '.demo'),
    ).toEqual([]);
  },
);
