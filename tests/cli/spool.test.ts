import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentHash } from '../../cli/machine/cache.ts';
import { bytesOf, diskSpool, lengthOf, textOf, withHash } from '../../cli/machine/spool.ts';
import { temporaryFolder } from '../support/folder.ts';

const folder = join(temporaryFolder(), 'not/yet');

test('what is put into a spool comes back, in any order', () => {
  const spool = diskSpool(folder);
  const bytes = Uint8Array.from([0, 255, 10]);
  const [text, none, raw, last] = [spool('größer 🖊'), spool(''), spool(bytes), spool('last')];
  expect(textOf(last)).toBe('last');
  expect(textOf(none)).toBe('');
  expect(Buffer.from(bytes).equals(bytesOf(raw))).toBe(true);
  expect(textOf(text)).toBe('größer 🖊');
  expect([text, none, raw, last].map(lengthOf)).toEqual([13, 0, 3, 4]);
});

test('two spools of a process do not share a file', () => {
  const [one, other] = [diskSpool(folder), diskSpool(folder)];
  const first = one('first');
  const second = other('second');
  expect([textOf(first), textOf(second)]).toEqual(['first', 'second']);
});

test('a spool keeps nothing in memory, and leaves nothing in its folder', () => {
  const made = withHash(diskSpool(folder)('text'));
  expect(made).toEqual({ hash: contentHash('text'), length: 4, read: expect.any(Function) });
  expect(readdirSync(folder)).toEqual([]);
});

test('contents in memory are read in the same way', () => {
  expect([textOf('é'), lengthOf('é'), Buffer.from(bytesOf('é')).length]).toEqual(['é', 2, 2]);
  expect(textOf(Uint8Array.from([65]))).toBe('A');
  expect(textOf(withHash('é'))).toBe('é');
  expect(withHash('é')).toMatchObject({ hash: contentHash(Buffer.from('é')), length: 2 });
});
