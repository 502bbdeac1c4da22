import { renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type FileState, readState, statesAtOnce } from '../../cli/machine/file-state.ts';
import { temporaryFolder } from '../support/folder.ts';

const root = temporaryFolder();
const file = 'sheet.ts';
const currentState = (folder: string, before: FileState) => statesAtOnce(folder)(before);
const write = (text: string, name = file) => writeFileSync(join(root, name), text);

/** A state that the disk vouches for, which takes a moment after the file was written. */
const settled = () =>
  expect
    .poll(() => readState(root, file), { timeout: 10_000 })
    .toMatchObject({ mark: expect.stringMatching(/./) });

test('a file that nobody has touched is not read again', async () => {
  write('one');
  await settled();
  const state = readState(root, file);
  expect(currentState(root, state)).toBe(state);
});

test('one of the same size and times is told apart, written or put in its place', async () => {
  write('one');
  const time = new Date(2020, 1, 1);
  utimesSync(join(root, file), time, time);
  await settled();
  const state = readState(root, file);
  write('two');
  utimesSync(join(root, file), time, time);
  expect(currentState(root, state).hash).not.toBe(state.hash);
  write('six', 'other.ts');
  utimesSync(join(root, 'other.ts'), time, time);
  await settled();
  const second = readState(root, file);
  renameSync(join(root, 'other.ts'), join(root, file));
  expect(currentState(root, second).hash).not.toBe(second.hash);
});

test('a file that was just written, or is not there, is read each time', () => {
  write('one');
  const state = readState(root, file);
  expect(state.mark).toBe('');
  write('two');
  expect(currentState(root, state).hash).not.toBe(state.hash);
  const absent = readState(root, 'nowhere.ts');
  expect(currentState(root, absent)).toEqual(absent);
  write('here', 'nowhere.ts');
  expect(currentState(root, absent).hash).not.toBe(absent.hash);
});

test('for several states of a file, the disk is asked once', async () => {
  write('one');
  await settled();
  const state = readState(root, file);
  const at = statesAtOnce(root);
  expect(at(state)).toBe(state);
  write('two');
  expect(at({ ...state })).toEqual(state);
});
