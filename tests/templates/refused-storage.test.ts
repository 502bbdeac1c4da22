// @vitest-environment document
import { expect, test } from 'vitest';
import { read, write } from '../../templates/browser/storage.ts';

/** As a browser has it whose reader allows sites no storage, or whose disk is full. */
const refused = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};

test('a storage that is refused holds nothing and takes nothing', () => {
  expect(read('a', refused)).toBeNull();
  expect(() => write('a', '1', refused)).not.toThrow();
});

test('what is written is read, of the session where that is asked for', () => {
  write('a', '1');
  write('a', '2', () => sessionStorage);
  expect([read('a'), read('a', () => sessionStorage), read('b')]).toEqual(['1', '2', null]);
});
