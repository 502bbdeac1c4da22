import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Changes, gatherChanges } from '../../cli/machine/watch-files.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Files in memory; what a page shows of them is what they were when a change was passed on. */
function watched() {
  const files = new Map([['sheet', 'one']]);
  const shown = new Map(files);
  const all: Changes[] = [];
  const take = gatherChanges(
    (file) => files.get(file) ?? null,
    (changes) => {
      all.push(changes);
      for (const file of changes.files) shown.set(file, files.get(file) ?? '');
    },
  );
  return { files, shown, all, take };
}

test('the changes of one save come together', () => {
  const { all, take } = watched();
  take('change', 'sheet');
  vi.advanceTimersByTime(10);
  take('change', 'pile');
  vi.advanceTimersByTime(1000);
  expect(all).toEqual([{ files: new Set(['sheet', 'pile']), isNewFile: false }]);
});

test.each([0, 14, 15, 16, 49, 100, 114])(
  'what is written %i ms after a change that the watcher tells is shown, though it tells no other',
  (delay) => {
    const { files, shown, take } = watched();
    files.set('sheet', 'two');
    take('change', 'sheet');
    vi.advanceTimersByTime(delay);
    files.set('sheet', 'three');
    vi.advanceTimersByTime(1000);
    expect(shown.get('sheet')).toBe('three');
  },
);

test('so is what is written while the second look is passed on', () => {
  const { files, shown, take } = watched();
  files.set('sheet', 'two');
  take('change', 'sheet');
  for (const text of ['three', 'four', 'five']) {
    vi.advanceTimersByTime(100);
    files.set('sheet', text);
  }
  vi.advanceTimersByTime(1000);
  expect(shown.get('sheet')).toBe('five');
});

test('a file that is removed after it was written is told as removed', () => {
  const { files, all, take } = watched();
  take('change', 'sheet');
  vi.advanceTimersByTime(20);
  files.delete('sheet');
  vi.advanceTimersByTime(1000);
  expect(all.map(({ isNewFile }) => isNewFile)).toEqual([false, true]);
});

test('a file that rests is told once', () => {
  const { all, take } = watched();
  take('add', 'sheet');
  vi.advanceTimersByTime(60_000);
  expect(all).toEqual([{ files: new Set(['sheet']), isNewFile: true }]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a file that a program empties before it writes it is told once, when it is written', () => {
  const { files, all, shown, take } = watched();
  files.set('sheet', '');
  take('change', 'sheet');
  vi.advanceTimersByTime(60);
  files.set('sheet', 'two');
  vi.advanceTimersByTime(1000);
  expect(all).toHaveLength(1);
  expect(shown.get('sheet')).toBe('two');
});

test('a file that stays empty is told', () => {
  const { files, shown, take } = watched();
  files.set('sheet', '');
  take('change', 'sheet');
  vi.advanceTimersByTime(1000);
  expect(shown.get('sheet')).toBe('');
});
