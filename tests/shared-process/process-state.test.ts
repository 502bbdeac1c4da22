import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changedState, processState } from './process-state.ts';

const noop = () => {};
const { round } = Math;

test.each<[string, () => void, () => void]>([
  [
    'globalThis.shelf',
    () => Reflect.set(globalThis, 'shelf', 1),
    () => Reflect.deleteProperty(globalThis, 'shelf'),
  ],
  ['Math.round', () => Object.assign(Math, { round: noop }), () => Object.assign(Math, { round })],
  [
    'Array.prototype.shelf',
    () => Object.assign(Array.prototype, { shelf: noop }),
    () => Reflect.deleteProperty(Array.prototype, 'shelf'),
  ],
  [
    'process.env.SHELF',
    () => Object.assign(process.env, { SHELF: '1' }),
    () => Reflect.deleteProperty(process.env, 'SHELF'),
  ],
  ["process.on('SIGUSR2')", () => process.on('SIGUSR2', noop), () => process.off('SIGUSR2', noop)],
  [
    'process.exitCode',
    () => Object.assign(process, { exitCode: 3 }),
    () => Object.assign(process, { exitCode: undefined }),
  ],
])('a file that leaves %s behind is told', (name, change, restore) => {
  const before = processState();
  change();
  const changed = changedState(before, processState());
  restore();
  expect(changed).toEqual([name]);
  expect(changedState(before, processState())).toEqual([]);
});

const tests = join(import.meta.dirname, '..');
const files = readdirSync(tests, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.test\.tsx?$/.test(file) && !/\.build\.test\.|^(?:browser|exported|migration)\//.test(file),
);

// A module that one file replaces, and a document that others share, would reach the files after it.
test('no file replaces a module or has another environment', () => {
  expect(files.length).toBeGreaterThan(100);
  const wrong = /\bvi\.(?:do)?mock\(|@vitest-environment\s+(?!document\b)\w/i;
  expect(files.filter((file) => wrong.test(readFileSync(join(tests, file), 'utf8')))).toEqual([]);
});
