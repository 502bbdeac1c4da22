import { expect, test } from 'vitest';
import { viewFacts } from '../../cli/5-render/view-facts.ts';
import type { Picture } from '../../cli/model/output.ts';
import type { DemoVariantView, DemoView } from '../../renderer/view/demo.ts';
import type { PageView } from '../../renderer/view/page.ts';
import { sampleDemo, sampleView } from '../templates/sample-view.ts';

const drawn: Picture = { html: '<i>drawn</i>', css: [], hash: 'abc' };

const demo: DemoView = { ...sampleDemo, picture: drawn.html };

const factsOf = (view: Partial<PageView>, picture: Picture | null = drawn, navigation = 'tree'): string =>
  JSON.stringify(
    viewFacts(
      { ...sampleView, slots: [demo], ...view },
      new Map(picture === null ? [] : [[demo.id, picture]]),
      navigation,
    ),
  );

const withSource = (
  { sources, ...rest }: DemoVariantView,
  change: Partial<DemoVariantView['sources'][0]>,
) => ({
  ...rest,
  sources: sources.map((source) => ({ ...source, ...change })),
});

const { head } = sampleView;

test.each<readonly [string, string]>([
  ['the picture', factsOf({}, { ...drawn, hash: 'def' })],
  ['a picture that failed', factsOf({}, null)],
  ['the navigation', factsOf({}, drawn, 'another tree')],
  ['the text', factsOf({ body: '<p>another</p>' })],
  ['the code of a demo', factsOf({ slots: [{ ...demo, ...withSource(demo, { code: 'another' }) }] })],
  ['its highlighting', factsOf({ slots: [{ ...demo, ...withSource(demo, { html: '<b>another</b>' }) }] })],
  ['its preview', factsOf({ slots: [{ ...demo, preview: 'another' }] })],
  [
    'its code without types',
    factsOf({ slots: [{ ...demo, javascript: withSource(demo, { code: 'another' }) }] }),
  ],
  ['an option of the demo', factsOf({ slots: [{ ...demo, options: { ...demo.options, height: 9 } }] })],
  ['the styles of the pictures', factsOf({ head: { ...head, inlineStyle: 'another' } })],
  ['a style sheet', factsOf({ head: { ...head, styles: [{ href: '/assets/b.css', contents: null }] } })],
  [
    'where a style sheet stands',
    factsOf({ head: { ...head, styles: [{ href: '/a.css', contents: 'a{}' }] } }),
  ],
  ['a script', factsOf({ head: { ...head, scripts: ['/assets/another.js'] } })],
])('views that differ in %s have different facts', (_, facts) => {
  expect(facts).not.toBe(factsOf({}));
});

test('equal views have equal facts, without pictures and code', () => {
  const slots = [structuredClone(demo)];
  const facts = factsOf({ slots });
  expect(facts).toBe(factsOf({}));
  for (const long of [drawn.html, demo.sources[0]?.code ?? '', demo.sources[0]?.html ?? ''])
    expect(facts).not.toContain(JSON.stringify(long));
});
