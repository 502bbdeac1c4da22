import { expect, test } from 'vitest';
import { literal, otherValue } from '../../cli/commands/prove/literal.ts';

test.each([
  ['false', 'false'],
  ['-1', '-1'],
  ["'row'", "'row'"],
  ['`150`.', '150'],
  ["['a', null]", "['a', null]"],
  ['{ x: 1 }', '{ x: 1 }'],
  ['true on desktop', null],
  ['console', null],
  ['() => 500', null],
  ['[first]', null],
])('%s is the code %s', (text, code) => {
  expect(literal(text)).toBe(code);
});

test.each([
  ['false', 'boolean', 'true'],
  ["'row'", "'column' | 'row'", "'column'"],
  ['"row"', "'row' | 'column'", "'column'"],
  ["'standard'", "'compact'\n  | 'standard'", "'compact'"],
  ['3', '3 | 4', '4'],
  ['12', 'number', '25'],
  ['0.5', 'number', '0.25'],
  ["'Close'", 'string', "'other'"],
  ["['year', 'day']", "readonly ('year' | 'day')[]", "['year']"],
  ['null', 'Lamp | null', null],
  ["'a'", 'Lamp', null],
])('beside %s the type %s has %s', (value, type, other) => {
  expect(otherValue(value, type)).toBe(other);
});
