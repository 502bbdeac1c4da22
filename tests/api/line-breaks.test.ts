import { expect, test } from 'vitest';
import { alternatives, breakLines, list, parenthesized } from '../../cli/extract/line-breaks.ts';
import { matchNames } from '../../cli/reference/match-names.ts';
import { slugOf } from '../../cli/reference/slug.ts';

const long = (letter: string): string => letter.repeat(40);

test('what fits stays on one line', () => {
  expect(breakLines(['a', list('<', ['B', 'C'], ', ', '>'), '[]'])).toBe('a<B, C>[]');
  expect(breakLines(list('{ ', [], '; ', ' }'))).toBe('{}');
});

test('a union has one member a line', () => {
  expect(breakLines(alternatives([long('a'), long('b')]))).toBe(`${long('a')}\n| ${long('b')}`);
  expect(breakLines(['x: ', alternatives([long('a'), long('b')])])).toBe(
    `x: \n  | ${long('a')}\n  | ${long('b')}`.replace(': \n', ':\n'),
  );
  expect(breakLines([parenthesized(alternatives([long('a'), long('b')])), '[]'])).toBe(
    `(\n  | ${long('a')}\n  | ${long('b')}\n)[]`,
  );
});

test('a list ends its lines, save after type arguments and rest parameters', () => {
  const two = [long('a'), long('b')];
  expect(breakLines(list('(', two, ', ', ')'))).toBe(`(\n  ${long('a')},\n  ${long('b')},\n)`);
  expect(breakLines(list('<', two, ', ', '>'))).toBe(`<\n  ${long('a')},\n  ${long('b')}\n>`);
  expect(breakLines(list('(', [long('a'), `...${long('b')}`], ', ', ')'))).toBe(
    `(\n  ${long('a')},\n  ...${long('b')}\n)`,
  );
  expect(breakLines(list('<', [list('{ ', two, '; ', ' }')], ', ', '>'))).toBe(
    `<{\n  ${long('a')};\n  ${long('b')};\n}>`,
  );
});

test.each([
  ['GridColDef', 'grid-col-def'],
  ['useGridApiRef', 'use-grid-api-ref'],
  ['HTMLLamp', 'html-lamp'],
  ['LampXAxis', 'lamp-x-axis'],
])('the slug of %s is %s', (name, slug) => expect(slugOf(name)).toBe(slug));

test('the last pattern that fits a name decides', () => {
  const names = ['Lamp', 'LampIcon', 'SwitchIcon'];
  expect(matchNames(names, ['*', '!*Icon', 'SwitchIcon'])).toEqual(['Lamp', 'SwitchIcon']);
  expect(matchNames(names, [])).toEqual([]);
});
