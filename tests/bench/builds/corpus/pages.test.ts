import { expect, test } from 'vitest';
import { copyOf, readPage, withoutDemos } from './pages.ts';

const surroundings = { has: (path: string) => path === 'x/shades', versions: { '@lantern/lamps': '3.1.4' } };

const file = `---
title: Lamps of all kinds
components: Lamp
---

# Lamps <span class="plan-pro"></span>

<p class="description">Light for
every desk.</p>

Version {version @lantern/lamps}, with [shades](/x/shades/).

{{"demo": "DeskLamp.tsx"}}
`;

const page = readPage('x/lamps', file, surroundings);

test('a page keeps its heading as plain text, its description and its text', () => {
  expect(page).toEqual({
    path: 'x/lamps',
    title: 'Lamps',
    description: 'Light for\nevery desk.',
    blocks: [
      { kind: 'markdown', text: 'Version 3.1.4, with [shades](/x/shades/).' },
      { kind: 'demo', file: 'DeskLamp.tsx', name: 'DeskLamp' },
    ],
  });
});

test('a page whose frontmatter alone has them gets title and description from there', () => {
  const { title, description } = readPage(
    'x/lamps',
    '---\ntitle: Lamps\ndescription: Light.\n---\n\n```bash\n# install\n```\n',
    surroundings,
  );
  expect({ title, description }).toEqual({ title: 'Lamps', description: 'Light.' });
});

test('a copy has its own path and title, and links to the copies of other pages', () => {
  const { path, title, blocks } = copyOf(page, 2);
  expect({ path, title, first: blocks[0] }).toEqual({
    path: 'x-2/lamps',
    title: 'Lamps (2)',
    first: { kind: 'markdown', text: 'Version 3.1.4, with [shades](/x-2/shades/).' },
  });
  expect(copyOf(page, 1)).toBe(page);
});

test('a page of text keeps all but the demos', () => {
  expect(withoutDemos(page).blocks).toEqual(page.blocks.slice(0, 1));
});
