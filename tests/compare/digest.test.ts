import { expect, test } from 'vitest';
import { digestOf } from '../../cli/compare/digest.ts';
import type { Comparison } from '../../cli/model/comparison.ts';

const place = ' (TS2322) (content/kite/Kite.tsx:3)';
const whole = "Type '{ hue: string; }' is not assignable to type 'KiteProps'.";

const wordsOf = (types: string): string | undefined => {
  const demo = { name: 'Kite', pages: ['/kite'], product: 'kite', status: 'types' };
  const comparison = {
    ...{ before: {}, after: {}, counts: { reference: {}, demos: {}, pages: {} }, reference: [], pages: [] },
    ...{ common: [], accessibility: [], safe: [], codemod: null },
    demos: [{ ...demo, build: [], draw: [], types: [types], picture: [], console: [] }],
  } as unknown as Comparison;
  return digestOf(comparison).demos[0]?.words;
};

test.each([
  ['Cannot find name.', `Cannot find name.${place}`, 'Cannot find name. (TS2322)'],
  [
    'the last step',
    `${whole} Types of property 'hue' are incompatible. Type 'string' is not assignable to type 'number'.${place}`,
    "Type 'string' is not assignable to type 'number'. (TS2322)",
  ],
  [
    'a proposal',
    `${whole} Property 'hue' does not exist on type '${'Kite & '.repeat(30)}'. Did you mean 'tone'?${place}`,
    /^Property 'hue' does not exist on type '.{60,90}… Did you mean 'tone'\? \(TS2322\)$/,
  ],
])('the words for wrong types name the cause: %s', (_, types, words) => {
  expect(wordsOf(types)).toMatch(words);
  expect(wordsOf(types)?.length).toBeLessThanOrEqual(140);
});
