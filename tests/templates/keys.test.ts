// @vitest-environment document
import { expect, test } from 'vitest';
import { isLetter } from '../../templates/browser/keys.ts';
import { isComposing } from '../../templates/browser/search/composing.ts';

const key = (init: KeyboardEventInit) => new KeyboardEvent('keydown', init);

test('a key of an input method is known by its code, too, when the composition has already ended', () => {
  expect(isComposing(key({ key: 'Enter', isComposing: true }))).toBe(true);
  expect(isComposing(key({ key: 'Enter', keyCode: 229 }))).toBe(true);
  expect(isComposing(key({ key: 'Enter', keyCode: 13 }))).toBe(false);
});

test.each([
  ['a Latin layout', 'k', 'KeyK', true],
  ['a Latin layout with the lock on', 'K', 'KeyK', true],
  ['a Cyrillic layout', 'л', 'KeyK', true],
  ['a Greek layout', 'κ', 'KeyK', true],
  ['an Arabic layout', 'ن', 'KeyK', true],
  ['Dvorak, by its letter', 'k', 'KeyV', true],
  ['Dvorak, by its place', 't', 'KeyK', false],
  ['a Cyrillic layout, another key', 'д', 'KeyL', false],
  ['a key without a letter', 'Escape', 'Escape', false],
])('K on %s', (_, typed, code, expected) => {
  expect(isLetter(key({ key: typed, code }), 'k')).toBe(expected);
});
