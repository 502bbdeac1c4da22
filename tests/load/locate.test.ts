import { expect, test } from 'vitest';
import type { Path } from '../../cli/1-load/locate.ts';
import { parseSource } from '../../cli/1-load/parse-source.ts';

const { value: source } = parseSource(
  'a.yaml',
  'first: &lamp\n  watts: 40\n  bulbs: [one, two]\nsecond: *lamp\nlist:\n  - *lamp\n  - 7: seven\nbase: &base\n  lamp: *lamp\nuser: *base\n',
);

const at = (path: Path, what?: 'value' | 'key' | 'use') => {
  const place = source?.locate(path, what);
  return `${place?.line}:${place?.column}`;
};

test.each<[Path, string, string]>([
  [['first', 'watts'], '2:10', '2:3'],
  [['first', 'bulbs', 1], '3:16', '3:16'],
  [['list', 1, 7], '7:8', '7:5'],
  // Only the last key of a path is asked for.
  [['first', 'bulbs', 0], '3:11', '3:11'],
])('%j has its value at %s and its key at %s', (path, value, key) => {
  expect([at(path), at(path, 'key')]).toEqual([value, key]);
});

test('what is reached through an alias stands at its anchor, and is used where the alias stands', () => {
  expect([at(['second', 'watts']), at(['second', 'watts'], 'key')]).toEqual(['2:10', '2:3']);
  expect(at(['second', 'watts'], 'use')).toBe('4:9');
  expect(at(['list', 0, 'bulbs', 1])).toBe('3:16');
  expect(at(['list', 0, 'bulbs', 1], 'use')).toBe('6:5');
  expect(at(['second'], 'use')).toBe('4:9');
  expect(at(['user', 'lamp'], 'use')).toBe('9:9');
  expect(at(['first', 'watts'], 'use')).toBe('2:10');
});

test('a path that leads nowhere ends at what it has reached', () => {
  expect(at(['first', 'bulbs', 9])).toBe(at(['first', 'bulbs']));
  expect(at(['first', 'bulbs', 9], 'key')).toBe(at(['first', 'bulbs']));
  expect(at(['first', 'volts'])).toBe(at(['first']));
  expect(at(['first', 'watts', 'more'])).toBe('2:10');
  expect(at([])).toBe('1:1');
});

test('an end is behind the last character, whatever white space follows', () => {
  const endOf = (path: Path, what?: 'value' | 'key' | 'use') => source?.locate(path, what).end;
  expect(endOf(['first', 'watts'])).toEqual({ line: 2, column: 12 });
  expect(endOf(['first', 'watts'], 'key')).toEqual({ line: 2, column: 8 });
  expect(endOf(['first'])).toEqual({ line: 3, column: 20 });
  expect(endOf(['second', 'watts'], 'use')).toEqual({ line: 4, column: 14 });
  expect(endOf(['list'])).toEqual({ line: 7, column: 13 });
});
