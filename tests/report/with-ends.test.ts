import { expect, test } from 'vitest';
import { diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import { withEnds } from '../../cli/report/with-ends.ts';

const lines = ['fold(sheet);', "  throw new Error('torn');", '  {größe}', '}}'];

/** Column behind what is meant by a place without an end, or undefined. */
function endOf(line: number, column: number, end?: { line: number; column: number }) {
  const place = { file: 'Fold.tsx', line, column, ...(end && { end }) };
  const finding = diagnostic('demo/render-failed', place, 'Torn.', { related: [{ message: 'Here', place }] });
  const [found] = withEnds([finding], (_, number) => lines[number - 1] ?? null);
  expect(found?.related[0]?.place).toEqual(found?.place);
  return found?.place?.end;
}

test.each([
  ['a name', 1, 6, { line: 1, column: 11 }],
  ['a class that is made', 2, 9, { line: 2, column: 18 }],
  ['a name in any script', 3, 4, { line: 3, column: 9 }],
  ['the middle of a name', 1, 8, undefined],
  ['what is no name', 4, 2, undefined],
  ['a line that is gone', 9, 1, undefined],
  ['the start of a file, which stands for all of it', 1, 1, undefined],
])('%s', (_, line, column, expected) => {
  expect(endOf(line, column)).toEqual(expected);
});

test('an end that is known stays', () => {
  expect(endOf(1, 6, { line: 1, column: 8 })).toEqual({ line: 1, column: 8 });
});

test('a finding without a place has none', () => {
  expect(withEnds([diagnostic('site/missing', null, 'No site.')], () => null)[0]?.place).toBeNull();
});
