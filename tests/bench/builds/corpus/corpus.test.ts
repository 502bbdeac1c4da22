import { expect, test } from 'vitest';
import { memoryHost } from '../../../../cli/machine/host.ts';
import { makeCorpus } from './corpus.ts';

const files = Object.entries({
  'package.json': '{ "dependencies": {} }',
  'README.md': '# For writers',
  'x/lamps/lamps.md': '# Lamps\n\n{{"demo": "DeskLamp.tsx"}}\n\n[Shades](/x/shades/), [API](/x/api/)\n',
  'x/lamps/DeskLamp.tsx': `import { lamps } from '../../data/lamps';`,
  'x/lamps/DeskLamp.tsx.preview': 'lamps',
  'x/shades/shades.md': '# Shades\n\nRound.\n',
  'data/lamps.ts': 'export const lamps = [];',
});
const host = memoryHost(new Map(files.map(([path, text]) => [`/site/content/${path}`, text])));

const kind = { name: 'demos-2', hasDemos: true, copies: 2 };

test('a corpus has each page as often as asked, with the modules of its demos', () => {
  const { pages, modules } = makeCorpus(host, '/site/content', kind, 10);
  expect(pages.map(({ path }) => path)).toEqual(['x/lamps', 'x/shades', 'x-2/lamps', 'x-2/shades']);
  expect(pages[2]?.blocks.at(-1)).toEqual({ kind: 'markdown', text: '[Shades](/x-2/shades/), API' });
  expect([...modules.keys()].sort()).toEqual([
    'data/lamps.ts',
    'x-2/lamps/DeskLamp.tsx',
    'x/lamps/DeskLamp.tsx',
  ]);
});

test('a corpus of text has neither demos nor modules', () => {
  const { pages, modules } = makeCorpus(
    host,
    '/site/content',
    { name: 'text-1', hasDemos: false, copies: 1 },
    10,
  );
  expect(pages.flatMap(({ blocks }) => blocks.map((block) => block.kind))).toEqual(['markdown', 'markdown']);
  expect(modules.size).toBe(0);
});
