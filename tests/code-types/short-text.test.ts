import { expect, test } from 'vitest';
import { firstSentence, shortType } from '../../cli/3-check/code-types/short-text.ts';

test('a short type stays', () => {
  expect(shortType("size?: 'small' | 'large'")).toBe("size?: 'small' | 'large'");
});

test('a long type keeps its first lines and its end, in six lines', () => {
  const members = Array.from({ length: 12 }, (_, index) => `  member${index}: string;`);
  const type = shortType(['interface Lamp {', ...members, '}'].join('\n'));
  expect(type.split('\n')).toEqual(['interface Lamp {', ...members.slice(0, 3), '  …', '}']);
});

test('a long line is cut', () => {
  const type = shortType(`lamp: ${'Lamp | '.repeat(100)}`);
  expect(type).toHaveLength(240);
  expect(type.endsWith('…')).toBe(true);
});

test.each([
  ['Switches a lamp on. Then waits.', 'Switches a lamp on.'],
  ['A lamp, e.g. a lantern. More.', 'A lamp, e.g. a lantern.'],
  ['The prop `lamp.on. Now` of a lamp. More.', 'The prop `lamp.on. Now` of a lamp.'],
  ['See [the `lamp` page](https://lamps.example/a.b) now. More.', 'See the `lamp` page now.'],
  ['A **bright**\n*lamp*', 'A bright lamp'],
  ['Kinds:\n- one\n- two', 'Kinds:'],
  ['One paragraph\n\nAnother', 'One paragraph'],
  ['A value of `Array<Lamp>`.', 'A value of `Array<Lamp>`.'],
  ['   ', undefined],
  [undefined, undefined],
])('the first sentence of %j is %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
