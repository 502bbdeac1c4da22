import { readdirSync, readFileSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { diskCache } from '../../cli/machine/cache.ts';
import { textOf, withHash } from '../../cli/machine/spool.ts';
import { temporaryFolder } from '../support/folder.ts';

const workspace = temporaryFolder();

test('an entry is found again, by another build as well', () => {
  const folder = join(workspace, 'found');
  diskCache(folder).set('pages', 'a', { html: '<p>ä</p>' });
  expect(diskCache(folder).get('pages', 'a')).toEqual({ html: '<p>ä</p>' });
  expect(diskCache(folder).get('pages', 'b')).toBeUndefined();
});

test('an entry with parts has each as bytes, by their hashes', () => {
  const folder = join(workspace, 'parts');
  const parts = ['é\n', '', '{"a":1}\n'].map(withHash);
  diskCache(folder).setWithParts('sources', 'a', { value: { text: 'x\ny' }, parts });
  const found = diskCache(folder).getWithParts('sources', 'a');
  expect(found?.value).toEqual({ text: 'x\ny' });
  expect(found?.parts.map(textOf)).toEqual(['é\n', '', '{"a":1}\n']);
  expect(found?.parts.map(({ hash, length }) => [hash, length])).toEqual(
    parts.map(({ hash, length }) => [hash, length]),
  );
  const file = join(folder, 'sources/a.json');
  const entry = readFileSync(file);
  for (let length = 0; length < entry.length; length += 1) {
    truncateSync(file, length);
    expect(diskCache(folder).getWithParts('sources', 'a')).toBeUndefined();
    writeFileSync(file, entry);
  }
  writeFileSync(file, entry.toString().replace('é', 'è'));
  expect(diskCache(folder).getWithParts('sources', 'a')).toBeUndefined();
});

test('a damaged entry counts as absent and is replaced', () => {
  const folder = join(workspace, 'damaged');
  const cache = diskCache(folder);
  const file = join(folder, 'pages/a.json');
  for (const damage of [
    () => truncateSync(file, 3),
    () => truncateSync(file, 0),
    () => writeFileSync(file, 'null'),
    () => writeFileSync(file, `${'0'.repeat(16)}\n{"html":"another"}`),
  ]) {
    cache.set('pages', 'a', { html: 'mine' });
    expect(cache.get('pages', 'a')).toEqual({ html: 'mine' });
    damage();
    expect(cache.get('pages', 'a')).toBeUndefined();
  }
});

test('beyond its limit, the least recently used entries go', () => {
  const folder = join(workspace, 'limited');
  const earlier = diskCache(folder);
  for (const key of ['a', 'b', 'c', 'd']) earlier.set('pages', key, 'x'.repeat(1000));
  const used = (key: string, hours: number) =>
    utimesSync(join(folder, `pages/${key}.json`), Date.now() / 1000, Date.now() / 1000 - hours * 3600);
  for (const [index, key] of ['a', 'b', 'c', 'd'].entries()) used(key, 9 - index);
  const cache = diskCache(folder, 3000);
  expect(cache.get('pages', 'a')).toBeDefined();
  cache.trim();
  expect(readdirSync(join(folder, 'pages'))).toHaveLength(4);
  cache.set('pages', 'e', 'y');
  cache.trim();
  expect(readdirSync(join(folder, 'pages'))).toEqual(['a.json', 'd.json', 'e.json']);
});

test('a cache is looked through only when what was written may have filled it', () => {
  const folder = join(workspace, 'filled');
  const limit = 10_000;
  const build = (key: string, size: number) => {
    const cache = diskCache(folder, limit);
    cache.set('pages', key, 'x'.repeat(size));
    cache.trim();
  };
  const pages = () => readdirSync(join(folder, 'pages'));
  build('a', 1000);
  // Nobody has counted it, so that it stays until the others fill the cache.
  writeFileSync(join(folder, 'pages/uncounted.json'), 'x'.repeat(20_000));
  utimesSync(join(folder, 'pages/uncounted.json'), 0, 0);
  build('b', 4000);
  expect(pages()).toEqual(['a.json', 'b.json', 'uncounted.json']);
  build('c', 6000);
  expect(pages()).not.toContain('uncounted.json');
  expect(pages()).toContain('c.json');
  // Less stays than may, so that the next build does not look again.
  const total = pages().reduce((sum, name) => sum + statSync(join(folder, 'pages', name)).size, 0);
  expect(total).toBeLessThanOrEqual(0.9 * limit);
  expect(Number(readFileSync(join(folder, 'size'), 'utf8'))).toBe(total);
});

test('a folder that cannot be written costs a result, not the build', () => {
  const file = join(workspace, 'file');
  writeFileSync(file, '');
  const cache = diskCache(file);
  cache.set('pages', 'a', 1);
  expect(cache.get('pages', 'a')).toBeUndefined();
  cache.trim();
});

test('after the clock went back, entries of the future are read, and are the last to go', () => {
  const folder = join(workspace, 'future');
  const earlier = diskCache(folder);
  for (const key of ['a', 'b']) earlier.set('pages', key, 'x'.repeat(1000));
  const tomorrow = Date.now() / 1000 + 24 * 3600;
  utimesSync(join(folder, 'pages/a.json'), tomorrow, tomorrow);
  // Not in the same tick of the disk's clock as the one that is written next.
  utimesSync(join(folder, 'pages/b.json'), tomorrow - 25 * 3600, tomorrow - 25 * 3600);
  const cache = diskCache(folder, 2000);
  expect(cache.get('pages', 'a')).toBe('x'.repeat(1000));
  cache.set('pages', 'c', 'y');
  cache.trim();
  expect(readdirSync(join(folder, 'pages'))).toEqual(['a.json', 'c.json']);
});
