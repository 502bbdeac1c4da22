import { expect, test } from 'vitest';
import { applyEdits } from '../../cli/diagnostics/apply-edits.ts';
import { diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import { editToNearest } from '../../cli/diagnostics/nearest.ts';

const at = (line: number, column: number, from: string, to: string) =>
  diagnostic('api/unknown-name', { file: 'a.md', line, column }, 'Wrong.', { edit: { from, to } });

const fixed = (text: string, ...findings: ReturnType<typeof at>[]) => applyEdits(text, findings);

test('what stands at a place, or after it on its line, is replaced', () => {
  const text = 'See `rosw`\r\nand `rosw`, `rosw`.\n';
  const { text: after, applied } = fixed(text, at(2, 5, 'rosw', 'rows'));
  expect(after).toBe('See `rosw`\r\nand `rows`, `rosw`.\n');
  expect(applied.map(({ place }) => place)).toEqual([
    { file: 'a.md', line: 2, column: 6, end: { line: 2, column: 10 } },
  ]);
});

test('several edits of a file, in any order, of any length', () => {
  const { text } = fixed('a bb ccc\nbb', at(2, 1, 'bb', 'long'), at(1, 6, 'ccc', ''), at(1, 1, 'a', 'aaaa'));
  expect(text).toBe('aaaa bb \nlong');
});

test.each([
  ['a part of a longer name', 'rosws `rosw-x` $rosw'],
  ['another line', 'no\nrosw'],
  ['before the place', 'rosw'],
  ['a file that has become shorter', ''],
])('%s is left', (name, text) => {
  const column = name === 'before the place' ? 2 : 1;
  const { text: after, applied } = fixed(text, at(name.startsWith('a file') ? 3 : 1, column, 'rosw', 'rows'));
  expect(after).toBe(text);
  expect(applied).toEqual([]);
});

test('of two edits that overlap, the first is made', () => {
  const { text, applied } = fixed('/old/page', at(1, 1, '/old/page', '/new'), at(1, 6, 'page', 'side'));
  expect(text).toBe('/new');
  expect(applied).toHaveLength(1);
});

test('a finding without an edit, or without a place, changes nothing', () => {
  const place = { file: 'a.md', line: 1, column: 1 };
  const edit = { from: 'a', to: 'b' };
  const findings = [
    diagnostic('link/empty', place, 'Empty.'),
    diagnostic('link/empty', null, 'Empty.', { edit }),
  ];
  expect(applyEdits('a', findings)).toEqual({ text: 'a', applied: [] });
});

test('a name is put right only where a single one is near', () => {
  expect(editToNearest('colums', ['columns', 'rows'])).toEqual({ from: 'colums', to: 'columns' });
  expect(editToNearest('minDat', ['minDate', 'minData'])).toBeUndefined();
  expect(editToNearest('anything', ['columns'])).toBeUndefined();
  expect(editToNearest('anything', [])).toBeUndefined();
});
