import { describe, expect, test } from 'vitest';
import { compile } from '../../cli/2-compile/compile.ts';
import { compilePage } from '../../cli/2-compile/compile-page.ts';
import { noCache, remembered } from '../../cli/machine/cache.ts';
import { memoryHost } from '../../cli/machine/host.ts';
import type { ApiReference } from '../../cli/model/reference.ts';
import type { Site } from '../../cli/model/site.ts';
import { lampReference, lampSite } from '../markdown/lamp-reference.ts';

const demo = (name: string): string =>
  `import { type LampClickParams, LampShade } from '@lantern/lamps';\nexport default function ${name}() { return <LampShade foldCuont={3} />; }\n`;

const host = memoryHost(
  new Map<string, string | Uint8Array>([
    ['/site/content/lamps/dimming/One.tsx', demo('One')],
    ['/site/content/lamps/dimming/Two.tsx', 'export default function Two() { return <p>Two</p>; }\n'],
    ['/site/content/lamps/dimming/Three.tsx', 'export default function Three() { return <p>Three</p>; }\n'],
  ]),
);

const text = (prose: string, ...demos: readonly string[]): string =>
  ['# Dimming', '', prose, ...demos.flatMap((name) => ['', `{{"demo": "${name}.tsx"}}`]), ''].join('\n');

const siteOf = (source: string, reference: ApiReference = lampReference): Site => ({
  ...lampSite('/lamps/dimming', source),
  reference,
});

function namesOf(source: string) {
  const { value, diagnostics } = compile(host, siteOf(source));
  const html = value.pages[0]?.html ?? '';
  return {
    links: [...html.matchAll(/<code><a href="([^"]*)">/g)].map(([, href]) => href),
    findings: diagnostics.filter(({ code }) => code === 'api/unknown-name').map(({ message }) => message),
    page: value.pages[0],
  };
}

describe('the demos of a page', () => {
  test('say what it works with, when half of them import it', () => {
    const half = namesOf(text('`foldCount`', 'One', 'Two'));
    expect(half.links).toEqual(['/lamps/api/lamp-shade/#lamp-shade-prop-foldCount']);
    expect(namesOf(text('`foldCount`', 'One', 'Two', 'Three')).links).toEqual([]);
    expect(namesOf(text('`foldCount`')).links).toEqual([]);
  });

  test('make words known, for the compiler has seen them', () => {
    expect(namesOf(text('`foldConut`', 'One')).findings).toEqual([
      '`foldConut` is not in the API reference.',
    ]);
    expect(namesOf(text('`foldCuont`', 'One')).findings).toEqual([]);
  });
});

test('links are noted with their places, and the Markdown of the page has none', () => {
  const { page } = namesOf(text('A `Dimmer` and a [link](/lamps/events/).'));
  const file = 'content/lamps/dimming/dimming.md';
  expect(page?.links).toEqual([
    { href: '/lamps/events/', place: { file, line: 3, column: 18, end: { line: 3, column: 40 } } },
    { href: '/lamps/api/dimmer/', place: { file, line: 3, column: 3, end: { line: 3, column: 11 } } },
  ]);
  expect(page?.markdown.join('')).toContain('A `Dimmer` and a');
});

test('what is kept of a page outlives the reference, and its names do not', () => {
  const kept = new Map<string, unknown>();
  const cache = {
    ...noCache,
    get: (kind: string, key: string) => kept.get(kind + key),
    set: (kind: string, key: string, value: unknown) => void kept.set(kind + key, value),
  };
  const build = (reference: ApiReference) => {
    const site = siteOf(text('The `DimmerApi`.'), reference);
    return compile(host, site, { page: remembered(cache, 'pages', compilePage, '1') }).value.pages[0]?.html;
  };
  expect(build(lampReference)).toContain('<code><a href="/lamps/api/dimmer-api/">DimmerApi</a></code>');
  expect(kept.size).toBe(1);
  expect(build({ ...lampReference, interfaces: [] })).toContain('<code>DimmerApi</code>');
  expect(kept.size).toBe(1);
});

test('a name that is ignored in vain is reported once for the site', () => {
  const unused = (prose: string) =>
    compile(host, siteOf(text(prose)))
      .diagnostics.filter(({ code }) => code === 'api/unused-ignore')
      .map(({ message }) => message);
  expect(unused('`LampBlack`')).toEqual(['No page has a finding about `.Glow-Dimmer-ray-7`.']);
  expect(unused('`LampBlack` `.Glow-Dimmer-ray-7`')).toEqual([]);
});
