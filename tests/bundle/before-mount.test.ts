import { expect, test } from 'vitest';
import { modulesBefore } from '../../cli/4-bundle/readers/before-mount.ts';
import type { DemoParts } from '../../cli/4-bundle/readers/demo-parts.ts';
import { virtualTexts } from '../../cli/4-bundle/readers/virtual-modules.ts';
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

const text = (share: boolean, ...files: DemoParts['files']) =>
  virtualTexts(site, { '/lamps': { files, share } }, modulesBefore(site, compiled));

test('its function is called each time before the demo is loaded, and before no other', () => {
  const texts = text(false, { Shade: 'content/Shade.tsx', Glow: 'content/Glow.tsx' });
  expect(texts.get('docs-build:demos:/lamps')?.split('\n')).toEqual([
    'import before0 from "/site/content/dim.ts";',
    'import before1 from "/site/content/glow.ts";',
    'export const demos = { "Shade": () => (import("/site/content/Shade.tsx")),',
    '"Glow": () => (before0(), before1(), import("/site/content/Glow.tsx")) };',
  ]);
});

test('only the part with such demos has it', () => {
  const texts = text(true, { Shade: 'content/Shade.tsx' }, { Lamp: 'content/Lamp.tsx' });
  expect(texts.get('docs-build:demos:/lamps')).toBe(
    'export const demos = { "Shade": async () => (require("/site/content/Shade.tsx")) };',
  );
  expect(texts.get('docs-build:further-demos:/lamps')?.split('\n')).toEqual([
    'import before0 from "/site/content/dim.ts";',
    'export const demos = { "Lamp": async () => (before0(), require("/site/content/Lamp.tsx")) };',
  ]);
});
