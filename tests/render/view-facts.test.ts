import { expect, test } from 'vitest';
import { viewFacts } from '../../cli/5-render/view-facts.ts';
import { hashedTexts, wholeTexts } from '../../cli/5-render/view-texts.ts';
import { withHash } from '../../cli/machine/spool.ts';
import type { PageView } from '../../renderer/view/page.ts';
import { sampleDemo, sampleView } from '../templates/sample-view.ts';

const factsOf = (view: Partial<PageView>, navigation = 'tree'): string =>
  JSON.stringify(viewFacts({ ...sampleView, slots: [sampleDemo], ...view }, navigation));

const { head } = sampleView;

test.each<readonly [string, string]>([
  ['the navigation', factsOf({}, 'another tree')],
  ['the words of the interface', factsOf({ messages: { ...sampleView.messages, another: 'word' } })],
  ['the text', factsOf({ body: '<p>another</p>' })],
  ['the picture of a demo', factsOf({ slots: [{ ...sampleDemo, picture: 'another' }] })],
  ['its preview', factsOf({ slots: [{ ...sampleDemo, preview: 'another' }] })],
  [
    'an option of the demo',
    factsOf({ slots: [{ ...sampleDemo, options: { ...sampleDemo.options, height: 9 } }] }),
  ],
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

test('equal views have equal facts', () => {
  expect(factsOf({ slots: [structuredClone(sampleDemo)] })).toBe(factsOf({}));
});

test('the hashes of pictures and their styles change with both, and their texts are those that were drawn', () => {
  const pictures = ['<i>a</i>', '<i>b</i>'].map((html) =>
    withHash(JSON.stringify({ html, css: ['a{}', 'b{}'] })),
  );
  expect(wholeTexts.style(pictures)).toBe('a{}b{}');
  expect(pictures.map(wholeTexts.picture)).toEqual(['<i>a</i>', '<i>b</i>']);
  expect(new Set([...pictures.map(hashedTexts.picture), hashedTexts.style(pictures)]).size).toBe(3);
});
