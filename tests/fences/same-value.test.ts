import { expect, test } from 'vitest';
import { formsOf, states } from '../../cli/3-check/same-value.ts';

const text = (value: string) => ({ code: JSON.stringify(value).replaceAll('"', "'"), text: value });
const data = (code: string) => ({ code, text: null });
const shown = (value: string) => ({ code: null, text: value });

test.each([
  ['05:45 PM', text('05:45 PM')],
  ["'05:45 PM'", text('05:45 PM')],
  ['"05:45 PM"', text('05:45 PM')],
  ['Friday', text('Friday')],
  ['-4', data('-4')],
  ['undefined', data('undefined')],
  ['[ "a", {b:1,}, ]', data("['a', { b: 1 }]")],
  ['2024-05-15T10:30:00.000Z', data('2024-05-15T10:30:00.000Z')],
  ['[Function: half]', data('[Function: half]')],
  ['4', shown('4')],
])('%s states %o', (stated, value) => {
  expect(states(stated, value)).toBe(true);
});

test.each([
  ['4', text('4')],
  ['true', text('true')],
  ["'4'", data('4')],
  ['friday', text('Friday')],
  ['null', data('undefined')],
  ['{ a: 1 }', data('{ a: 1, b: 2 }')],
  ["'4'", shown('4')],
])('%s does not state %o', (stated, value) => {
  expect(states(stated, value)).toBe(false);
});

test('a value is offered in the form of the text that it replaces', () => {
  expect(formsOf(text('Friday'), 'Monday')[0]).toBe('Friday');
  expect(formsOf(text('Friday'), "'Monday'")[0]).toBe("'Friday'");
  expect(formsOf(text('4'), 'four')[0]).toBe("'4'");
  expect(formsOf(data('4'), 'four')[0]).toBe('4');
});
