import { renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { diskCache } from '../../cli/machine/cache.ts';
import { fileHashes } from '../../cli/machine/file-hashes.ts';
import { diskHost } from '../../cli/machine/host.ts';
import { temporaryFolder } from '../support/folder.ts';

const root = temporaryFolder();
const cache = diskCache(join(root, 'cache'));
const file = join(root, 'sheet.ts');
/** Hashes as another process has them. */
const later = () => fileHashes(cache, 'site');

/** A time after which the disk gives another time to a change. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 150));

const keep = () => {
  const { hash, save } = later();
  const found = hash(file);
  save();
  return found;
};

test('a file of the same size and times is told apart, written or put in its place', async () => {
  const time = new Date(2020, 1, 1);
  const write = (text: string, path = file) => {
    writeFileSync(path, text);
    utimesSync(path, time, time);
  };
  write('one');
  await settled();
  const one = keep();
  expect(later().hash(file)).toBe(one);
  write('two');
  expect(later().hash(file)).toBe(diskHost.hash(file));
  expect(later().hash(file)).not.toBe(one);
  await settled();
  const two = keep();
  write('six', join(root, 'other.ts'));
  await settled();
  renameSync(join(root, 'other.ts'), file);
  expect(later().hash(file)).not.toBe(two);
});

test('a file that was just written, or does not exist, is read each time', () => {
  const { hash } = later();
  writeFileSync(file, 'one');
  const one = hash(file);
  writeFileSync(file, 'two');
  expect(hash(file)).not.toBe(one);
  expect(hash(join(root, 'nowhere.ts'))).toBe('missing');
});

test('a file that nobody has touched is not read again', async () => {
  writeFileSync(file, 'one');
  await settled();
  keep();
  // An entry that no file could have shows that the file was not read.
  const known = cache.get('file-hashes', 'site') as Record<string, [string, string]>;
  cache.set('file-hashes', 'site', { [file]: [known[file]?.[0], 'kept'] });
  expect(later().hash(file)).toBe('kept');
});

test('a path below a file is a file that is not there', () => {
  const below = join(file, 'index.ts');
  expect(later().hash(below)).toBe(diskHost.hash(below));
});
