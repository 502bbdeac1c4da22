import { expect, test } from 'vitest';
import type { CorpusPage } from '../corpus/pages.ts';
import { docsBuild } from './docs-build.ts';
import { docusaurus } from './docusaurus.ts';
import { eleventy } from './eleventy.ts';
import { starlight } from './starlight.ts';

const text: CorpusPage = {
  path: 'x/lamps/desk',
  title: 'Desk: lamps',
  description: 'Light.',
  blocks: [
    { kind: 'markdown', text: 'A {lamp}.' },
    { kind: 'callout', severity: 'error', title: 'Hot', text: 'Wait.' },
  ],
};
const withDemo: CorpusPage = {
  ...text,
  blocks: [...text.blocks, { kind: 'demo', file: 'DeskLamp.tsx', name: 'DeskLamp' }],
};

const head = '---\ntitle: "Desk: lamps"\ndescription: Light.\n---\n\n';

test('a page of text as each tool has it', () => {
  expect(starlight.pageFile(text)).toBe('src/content/docs/x/lamps/desk.md');
  expect(starlight.pageText(text)).toBe(`${head}A {lamp}.\n\n:::danger[Hot]\nWait.\n:::\n`);
  expect(docusaurus.pageText(text)).toBe(`${head}A {lamp}.\n\n:::danger[Hot]\nWait.\n:::\n`);
  expect(docsBuild.pageFile(text)).toBe('content/x/lamps/desk/desk.md');
  expect(docsBuild.pageText(text)).toBe(`${head}A {lamp}.\n\n:::error Hot\nWait.\n:::\n`);
  expect(eleventy.pageText(text)).toContain('A {lamp}.\n\n> **Hot**\n> \n> Wait.\n');
});

test('a page with a demo as each tool has it', () => {
  const path = '../../../../demos/x/lamps/desk/DeskLamp.tsx';
  expect(starlight.pageFile(withDemo)).toBe('src/content/docs/x/lamps/desk.mdx');
  expect(starlight.pageText(withDemo)).toBe(
    `${head}import DeskLamp from '${path}';\n\nA \\{lamp}.\n\n:::danger[Hot]\nWait.\n:::\n\n<div class="not-content">\n<DeskLamp client:visible />\n</div>\n`,
  );
  expect(docusaurus.pageText(withDemo)).toContain(
    `import DeskLamp from '../../../src/demos/x/lamps/desk/DeskLamp.tsx';`,
  );
  expect(docsBuild.pageText(withDemo)).toContain('\n{{"demo": "DeskLamp.tsx"}}\n');
});
