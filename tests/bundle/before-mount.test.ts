import { expect, test } from 'vitest';
import { modulesBefore } from '../../cli/4-bundle/before-mount.ts';
import { virtualTexts } from '../../cli/4-bundle/virtual-modules.ts';
import type { CompiledSite } from '../../cli/model/page.ts';
import type { Site } from '../../cli/model/site.ts';

const site = {
  root: '/site',
  config: {
    components: {},
    serviceWorker: null,
    demos: {
      shell: null,
      setup: null,
      project: { shell: null },
      beforeMount: [
        { import: 'lamp*', module: './content/dim.ts' },
        { import: 'lamp/glow', module: './content/glow.ts' },
      ],
    },
  },
} as unknown as Site;

const demo = (id: string, ...specifiers: string[]) => ({
  id,
  sources: [{ imports: specifiers.map((specifier) => ({ specifier })) }],
  javascript: null,
});

const compiled = {
  demos: [demo('Shade', 'shade'), demo('Lamp', './data', 'lamp-kit'), demo('Glow', 'lamp/glow/soft')],
} as unknown as CompiledSite;

test('a module belongs to the demos that import what its pattern names', () => {
  expect([...modulesBefore(site, compiled)]).toEqual([
    ['Lamp', ['/site/content/dim.ts']],
    ['Glow', ['/site/content/dim.ts', '/site/content/glow.ts']],
  ]);
});

test('its function is called each time before the demo is loaded, and before no other', () => {
  const demos = { '/lamps': { Shade: 'content/Shade.tsx', Glow: 'content/Glow.tsx' } };
  const text = virtualTexts(site, demos, modulesBefore(site, compiled)).get('docs-build:demos:/lamps');
  expect(text?.split('\n')).toEqual([
    'import before0 from "/site/content/dim.ts";',
    'import before1 from "/site/content/glow.ts";',
    'export const demos = { "Shade": () => (import("/site/content/Shade.tsx")),',
    '"Glow": () => (before0(), before1(), import("/site/content/Glow.tsx")) };',
  ]);
});
