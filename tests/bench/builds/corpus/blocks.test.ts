import { expect, test } from 'vitest';
import { readBlocks, withoutDeadLinks } from './blocks.ts';

test('demos and callouts are told apart from Markdown', () => {
  const text = [
    'Lamps shine.',
    '',
    '{{"demo": "DeskLamp.tsx", "bg": "inline"}}',
    '',
    ':::warning Hot',
    'Unplug it first.',
    ':::',
    '',
    'They cool down.',
  ].join('\n');
  expect(readBlocks(text)).toEqual([
    { kind: 'markdown', text: 'Lamps shine.' },
    { kind: 'demo', file: 'DeskLamp.tsx', name: 'DeskLamp' },
    { kind: 'callout', severity: 'warning', title: 'Hot', text: 'Unplug it first.' },
    { kind: 'markdown', text: 'They cool down.' },
  ]);
});

test('what other tools do not have is left out: components, tabs around code, checks of code', () => {
  const text = [
    '{{"component": "LampTable", "category": "bright"}}',
    '<codeblock storageKey="package-manager">',
    '',
    '```bash npm',
    'npm install lamps',
    '```',
    '',
    '</codeblock>',
    '',
    '```ts hidden',
    'const watts = 5;',
    '```',
    '',
    '```tsx title="lamp.tsx" {1}',
    '<Lamp watts={watts} /> // → 5 W',
    '```',
  ].join('\n');
  expect(readBlocks(text)).toEqual([
    {
      kind: 'markdown',
      text: '```bash\nnpm install lamps\n```\n\n\n\n```tsx\n<Lamp watts={watts} /> // 5 W\n```',
    },
  ]);
});

test('code is not read as directives', () => {
  const text = '````md\n:::tip\n```\n{{"demo": "DeskLamp.tsx"}}\n```\n:::\n````';
  expect(readBlocks(text)).toEqual([{ kind: 'markdown', text }]);
});

test('links to pages that are not there become their text', () => {
  const has = (path: string) => path === 'x/lamps';
  expect(
    withoutDeadLinks(
      '[Lamps](/x/lamps/#shades), [the `slots[0]`](/x/api/lamp/#slots), [out](https://lamps.example/), [up](#up)',
      has,
    ),
  ).toBe('[Lamps](/x/lamps/#shades), the `slots[0]`, [out](https://lamps.example/), [up](#up)');
});
