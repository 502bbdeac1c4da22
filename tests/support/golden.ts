import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect } from 'vitest';

/** Compares a text with a file; UPDATE_GOLDEN=1 writes the file instead. */
export function expectGolden(file: string, actual: string): void {
  if (process.env.UPDATE_GOLDEN) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, actual);
  }
  const expected = existsSync(file)
    ? readFileSync(file, 'utf8')
    : `(no ${file}; write it with UPDATE_GOLDEN=1)`;
  expect(actual).toBe(expected);
}
