import { describe, expect, test } from 'vitest';
import type { Made } from '../../cli/derive/history.ts';
import { compile } from '../../cli/examine/examine.ts';
import { diskCache } from '../../cli/machine/cache.ts';
import { memoryHost } from '../../cli/machine/host.ts';
import type { ApiReference } from '../../cli/model/reference.ts';
import type { Site } from '../../cli/model/site.ts';
import { lampReference, lampSite } from '../markdown/lamp-reference.ts';
import { temporaryFolder } from '../support/folder.ts';

const demo = (name: string): string =>
  `import { type LampClickParams, LampShade } from '@lantern/lamps';\nexport default function ${name}() { return <LampShade foldCuont={3} />; }\n`;

const demos = new Map<string, string>([
  ['/site/content/lamps/dimming/One.tsx', demo('One')],
  ['/site/content/lamps/dimming/Two.tsx', 'export default function Two() { return <p>Two</p>; }\n'],
  ['/site/content/lamps/dimming/Three.tsx', 'export default function Three() { return <p>Three</p>; }\n'],
]);

const hostOf = (source: string) =>
  memoryHost(new Map([...demos, ['/site/content/lamps/dimming/dimming.md', source]]));

const text = (prose: string, ...demos: readonly string[]): string =>
  ['# Dimming', '', prose, ...demos.flatMap((name) => ['', `{{"demo": "${name}.tsx"}}`]), ''].join('\n');

const siteOf = (reference: ApiReference = lampReference): Site => ({
  ...lampSite('/lamps/dimming'),
  reference,
});

function namesOf(source: string) {
  const { value, diagnostics } = compile(hostOf(source), siteOf());
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
  const cache = diskCache(temporaryFolder());
  const pagesMade: string[] = [];
  const onMade = ({ name, key }: Made) => void (name === 'page' && pagesMade.push(key));
  const build = (reference: ApiReference) =>
    compile(hostOf(text('The `DimmerApi`.')), siteOf(reference), { cache, onMade }).value.pages[0]?.html;
  expect(build(lampReference)).toContain('<code><a href="/lamps/api/dimmer-api/">DimmerApi</a></code>');
  expect(pagesMade).toHaveLength(1);
  expect(build({ ...lampReference, interfaces: [] })).toContain('<code>DimmerApi</code>');
  expect(pagesMade).toHaveLength(1);
});

test('a name that is ignored in vain is reported once for the site', () => {
  const unused = (prose: string) =>
    compile(hostOf(text(prose)), siteOf())
      .diagnostics.filter(({ code }) => code === 'api/unused-ignore')
      .map(({ message }) => message);
  expect(unused('`LampBlack`')).toEqual(['No page has a finding about `.Glow-Dimmer-ray-7`.']);
  expect(unused('`LampBlack` `.Glow-Dimmer-ray-7`')).toEqual([]);
});
