import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { llmsIndex } from '../../cli/6-emit/llms.ts';
import { skillPaths, skills } from '../../cli/6-emit/skill/skills.ts';
import { trapsIn } from '../../cli/6-emit/skill/traps.ts';
import type { Place } from '../../cli/diagnostics/place.ts';
import { memorySpool } from '../../cli/machine/spool.ts';
import type { Demo, DemoSlot } from '../../cli/model/page.ts';
import type { Site } from '../../cli/model/site.ts';
import { absentFrontmatter } from '../../cli/schemas/frontmatter-schema.ts';
import { compiledSite, renderedPage, samplePage, sampleSite } from './sample-site.ts';

const place: Place = { file: 'content/a.md', line: 1, column: 1 };
const origin = 'https://paper.example';

/** The library with an API reference for one of its products. */
function site(): Site {
  const base = sampleSite(origin);
  const products = base.config.products.map((product) =>
    product.id === 'ink'
      ? {
          ...product,
          packages: [
            { name: '@paper/ink', version: '2.1.0', plan: null, entries: ['.'], place },
            { name: '@paper/ink-pro', version: '2.1.1', plan: 'pro' as const, entries: ['.'], place },
          ],
          api: { pathname: '/ink/api', components: ['*'], interfaces: [], lists: [], names: [] },
        }
      : product,
  );
  return { ...base, config: { ...base.config, products } } as unknown as Site;
}

const demo: Demo = {
  id: 'ink/Blot',
  name: 'Blot',
  file: 'content/ink/Blot.tsx',
  sources: [
    { file: 'content/ink/Blot.tsx', name: 'Blot.tsx', language: 'tsx', code: 'export {};\n' },
    { file: 'content/data/colours.ts', name: 'colours.ts', language: 'ts', code: 'export {};\n' },
  ].map((source) => ({ ...source, fragment: '', imports: [] })),
  preview: null,
  javascript: null,
  images: [],
  project: null,
  alternatives: [],
};
const demoSlot: DemoSlot = {
  kind: 'demo',
  demo: demo.id,
  name: 'Blot',
  options: { hideToolbar: false, defaultCodeOpen: false, maxWidth: null, height: null, bg: false },
  place,
} as unknown as DemoSlot;

const ink = { productId: 'ink' };
const pages = [
  samplePage('/paper', 'Paper'),
  samplePage('/ink', 'Ink', {
    ...ink,
    frontmatter: { ...absentFrontmatter, skill: ['install'] },
    toc: [
      { id: 'use', title: 'Use', plan: null, children: [] },
      { id: 'install', title: 'Install', plan: null, children: [] },
    ],
    markdown: [
      '\n## Use\n\nSee [drying](https://paper.example/ink/drying/#how).\n\n',
      0,
      '\n\n## Install\n\nGet it.\n',
    ],
    slots: [demoSlot],
  }),
  samplePage('/ink/drying', 'Drying', {
    ...ink,
    markdown: [
      '## How\n\n:::warning\nNever <kbd class="key">shake</kbd> `pen.open` pens ([#1](https://paper.example/1)). They spill.\n:::\n',
    ],
  }),
  samplePage('/ink/gold', 'Gold', {
    ...ink,
    node: { ...samplePage('/ink/gold', 'Gold').node, planned: true },
  }),
];

const rendered = pages.map(({ node }) => renderedPage(node.pathname));
const compiled = compiledSite(pages, [demo]);
const files = new Map(
  skills(site(), compiled, rendered, memorySpool).map(({ path, contents }) => [path, String(contents)]),
);
const skill = files.get('skills/ink/SKILL.md') ?? '';

test('a documented product has a skill, and each of its pages is a reference', () => {
  expect([...files.keys()]).toEqual([
    'skills/ink/SKILL.md',
    'skills/ink/references/ink.md',
    'skills/ink/references/ink/drying.md',
    'skills/ink/references/ink/gold.md',
    'skills/ink.zip',
  ]);
  expect(skillPaths(site(), compiled)).toEqual([...files.keys()]);
});

test('its head is that of the format', () => {
  const [, head = ''] = skill.split('---\n');
  expect(parse(head)).toEqual({
    name: 'ink',
    description:
      'Write code with the Ink of Paper Kit: @paper/ink 2.1.0, @paper/ink-pro 2.1.1. Use it for any code that imports these packages. Guides: Ink; Drying.',
  });
});

test('it has the packages with their plans, the chosen sections, the guides with their traps, and what is planned', () => {
  expect(skill).toContain('- `@paper/ink@2.1.0`\n- `@paper/ink-pro@2.1.1` (Pro plan)');
  expect(skill).toContain('## Install\n\nGet it.');
  expect(skill).not.toContain('## Use');
  expect(skill).toContain(
    '- [Drying](references/ink/drying.md): About Drying.\n  - How: Never shake `pen.open` pens.\n',
  );
  expect(skill.indexOf('references/ink/gold.md')).toBeGreaterThan(skill.indexOf('## Planned'));
});

test('references have the code of demos, the addresses of its other files, and links among themselves', () => {
  const guide = files.get('skills/ink/references/ink.md');
  expect(guide).toContain('```tsx Blot.tsx\nexport {};\n```');
  expect(guide).toContain('Files: [colours.ts](https://paper.example/data/colours.ts.txt)');
  expect(guide).toContain('[drying](ink/drying.md#how)');
});

test('the zip file has the same folder', () => {
  const made = skills(site(), compiled, rendered, memorySpool).find(({ path }) => path.endsWith('.zip'));
  const zipped = unzipSync(made?.contents as Uint8Array);
  expect(Object.keys(zipped).map((path) => `skills/${path}`)).toEqual([...files.keys()].slice(0, -1));
  expect(strFromU8(zipped['ink/SKILL.md'] ?? new Uint8Array())).toBe(skill);
});

test('llms.txt leads to it', () => {
  expect(llmsIndex(site(), pages)[0]?.contents).toContain(
    '## Skills\n\n- [Ink](https://paper.example/skills/ink/SKILL.md)',
  );
});

test('a warning within a code block is no trap', () => {
  expect(trapsIn('```md\n:::warning\nNo.\n:::\n```\n')).toEqual([]);
});
