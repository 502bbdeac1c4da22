import {
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import {
  isWritten,
  outputFolder,
  outputHash,
  recoverOutput,
  writeOutput,
} from '../../cli/6-emit/write-output.ts';
import { diskCache } from '../../cli/machine/cache.ts';
import { diskHost } from '../../cli/machine/host.ts';
import { withHash } from '../../cli/machine/spool.ts';
import type { OutputFile } from '../../cli/model/output.ts';
import { readFolder, temporaryFolder } from '../support/folder.ts';

const workspace = temporaryFolder();

/** A folder of its own for a test, with the path of a site that is not there yet. */
function newPlace(name: string): { readonly parent: string; readonly out: string } {
  const parent = join(workspace, name);
  return { parent, out: join(parent, 'out') };
}

const site = (files: Readonly<Record<string, string>>): OutputFile[] =>
  Object.entries(files).map(([path, contents]) => ({ path, contents }));

const first = { 'index.html': 'Ä page', 'a/index.html': 'A deeper page' };

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const text = (folder: string, path: string): string | null => diskHost.readText(join(folder, path));
const inode = (folder: string, path: string): number => statSync(join(folder, path)).ino;

test('a site is written into folders that are not there yet', () => {
  const { parent, out } = newPlace('new/and/deep');
  writeOutput(diskHost, out, [...site(first), { path: 'icon.png', contents: new Uint8Array([137, 80, 0]) }]);
  expect([...readFolder(out).keys()]).toEqual(['a/index.html', 'icon.png', 'index.html']);
  expect(text(out, 'index.html')).toBe('Ä page');
  expect(diskHost.readBytes(join(out, 'icon.png'))).toEqual(Buffer.from([137, 80, 0]));
  expect(readdirSync(parent)).toEqual(['out']);
});

test('a new site takes the place of the whole previous one', () => {
  const { parent, out } = newPlace('replaced');
  writeOutput(diskHost, out, site({ ...first, 'gone.html': 'Gone' }));
  writeOutput(diskHost, out, site({ 'index.html': 'Another', 'a/index.html': 'A deeper pagE' }));
  expect(readFolder(out)).toEqual(
    new Map([
      ['a/index.html', 'A deeper pagE'],
      ['index.html', 'Another'],
    ]),
  );
  expect(readdirSync(parent)).toEqual(['out']);
});

test('a file that is as before keeps its place on the disk, and is not written again', () => {
  const { out } = newPlace('linked');
  const deep = { 'a/b/c/index.html': 'The deepest page' };
  writeOutput(diskHost, out, site({ ...deep, ...first }));
  const before = ['index.html', 'a/index.html'].map((path) => inode(out, path));
  const written: string[] = [];
  const recording = {
    ...diskHost,
    write: (file: string, contents: string | Uint8Array) => {
      written.push(basename(file));
      diskHost.write(file, contents);
    },
  };
  writeOutput(recording, out, site({ ...deep, ...first, 'index.html': 'Å page', 'new.html': 'New' }));
  expect(written).toEqual(['index.html', 'new.html']);
  expect(text(out, 'index.html')).toBe('Å page');
  expect(inode(out, 'index.html')).not.toBe(before[0]);
  expect(inode(out, 'a/index.html')).toBe(before[1]);
});

test('what the cache knows of the previous site spares reading it', () => {
  const { parent, out } = newPlace('known');
  const cache = diskCache(join(parent, 'cache'));
  writeOutput(diskHost, out, site(first), cache);
  expect(isWritten(out, outputHash(site(first)), cache)).toBe(true);
  const asked: string[] = [];
  const files = Object.entries(first).map(([path, contents]) => {
    const { hash, length, read } = withHash(path === 'index.html' ? 'Å page' : contents);
    const noted = () => {
      asked.push(path);
      return read();
    };
    return { path, contents: { hash, length, read: noted } };
  });
  expect(isWritten(out, outputHash(files), cache)).toBe(false);
  writeOutput(diskHost, out, files, cache);
  expect(asked).toEqual(['index.html']);
  expect(text(out, 'index.html')).toBe('Å page');
  expect(isWritten(out, outputHash(files), cache)).toBe(true);
  expect(isWritten(out, outputHash(site(first)), cache)).toBe(false);
});

test('a file that somebody else has written is written again, whatever the cache knows', () => {
  const { parent, out } = newPlace('edited');
  const cache = diskCache(join(parent, 'cache'));
  writeOutput(diskHost, out, site(first), cache);
  write(out, { 'index.html': 'Å page' });
  writeOutput(diskHost, out, site(first), cache);
  expect(text(out, 'index.html')).toBe('Ä page');
});

test('a site that is as before stays where it is, with the time of this build', () => {
  const { parent, out } = newPlace('unchanged');
  const deep = site({ ...first, 'a/b/c/index.html': 'The deepest page' });
  writeOutput(diskHost, out, deep);
  const folder = inode(parent, 'out');
  utimesSync(out, 0, 0);
  writeOutput(diskHost, out, deep);
  expect(inode(parent, 'out')).toBe(folder);
  expect(Date.now() - statSync(out).mtimeMs).toBeLessThan(60_000);
});

test.each(['a/more.html', 'b/more.html'])('what is in it besides, such as %s, goes all the same', (path) => {
  const { out } = newPlace(`besides/${path}`);
  writeOutput(diskHost, out, site(first));
  write(out, { [path]: 'Mine' });
  writeOutput(diskHost, out, site(first));
  expect([...readFolder(out).keys()]).toEqual(Object.keys(first).sort());
});

test('an empty folder goes, too', () => {
  const { out } = newPlace('besides/empty');
  writeOutput(diskHost, out, site(first));
  mkdirSync(join(out, 'b'));
  writeOutput(diskHost, out, site(first));
  expect(readdirSync(out)).toEqual(['a', 'index.html']);
});

test('a link in the previous site is not followed', () => {
  const { parent, out } = newPlace('link-inside');
  write(parent, { 'mine.html': 'Mine', 'out/other.html': '' });
  symlinkSync(join(parent, 'mine.html'), join(out, 'index.html'));
  writeOutput(diskHost, out, site({ 'index.html': 'Mine' }));
  expect([...readFolder(out).keys()]).toEqual(['index.html']);
  expect(inode(out, 'index.html')).not.toBe(inode(parent, 'mine.html'));
});

test('a folder of the previous site can become a file', () => {
  const { out } = newPlace('folder-to-file');
  writeOutput(diskHost, out, site({ 'a/index.html': 'A page' }));
  writeOutput(diskHost, out, site({ a: 'A file' }));
  expect(readFolder(out)).toEqual(new Map([['a', 'A file']]));
});

test('a disk that fails leaves the previous site, and nothing beside it', () => {
  const { parent, out } = newPlace('failing');
  writeOutput(diskHost, out, site(first));
  const previous = readFolder(out);
  const full = {
    ...diskHost,
    write: (file: string, contents: string | Uint8Array) => {
      if (file.endsWith('last.html')) throw new Error('No space left');
      diskHost.write(file, contents);
    },
  };
  const files = site({ 'index.html': 'New', 'last.html': 'Never written' });
  expect(() => writeOutput(full, out, files)).toThrow('No space left');
  expect(readFolder(out)).toEqual(previous);
  expect(readdirSync(parent)).toEqual(['out']);
});

test('what an earlier process of the same id has begun does not get into the site', () => {
  const { parent, out } = newPlace('same-process');
  write(parent, { [`.out.building-${process.pid}/stray.html`]: 'Stray' });
  writeOutput(diskHost, out, site(first));
  expect([...readFolder(out).keys()]).toEqual(['a/index.html', 'index.html']);
});

test('a site that was moved aside and never removed does not stop the next', () => {
  const { parent, out } = newPlace('aside');
  write(parent, { '.out.previous-999999999/index.html': 'Old', 'out/index.html': 'Newer' });
  writeOutput(diskHost, out, site(first));
  expect(text(out, 'index.html')).toBe('Ä page');
  expect(readdirSync(parent)).toEqual(['out']);
});

test('behind a link, the folder it leads to is the output, and the link stays', () => {
  const { parent } = newPlace('behind-a-link');
  write(parent, { 'disk/site/index.html': 'Old' });
  const link = join(parent, 'out');
  symlinkSync(join(parent, 'disk/site'), link);
  const out = outputFolder(link);
  expect(out).toBe(join(parent, 'disk/site'));
  writeOutput(diskHost, out, site(first));
  expect(text(link, 'index.html')).toBe('Ä page');
  expect(readdirSync(parent)).toEqual(['disk', 'out']);
});

test('a path is taken from where the command runs', () => {
  expect(outputFolder('a-site-that-is-not-there')).toBe(join(process.cwd(), 'a-site-that-is-not-there'));
});

test('a link that leads to itself names the folder at its own path', () => {
  const { parent } = newPlace('link-to-itself');
  mkdirSync(parent, { recursive: true });
  const link = join(parent, 'out');
  symlinkSync(link, link);
  expect(outputFolder(link)).toBe(link);
});

test('a path through a file is refused', () => {
  const { parent } = newPlace('through-a-file');
  write(parent, { file: '' });
  expect(() => outputFolder(join(parent, 'file/out'))).toThrow('ENOTDIR');
});

test('after a kill between the two renames, the previous site comes back', () => {
  const { parent, out } = newPlace('killed-between');
  write(parent, { '.out.previous-999999999/index.html': 'Old', '.out.building-999999999/index.html': 'New' });
  recoverOutput(out);
  expect(readdirSync(parent)).toEqual(['out']);
  expect(text(out, 'index.html')).toBe('Old');
});

test('after a kill behind the two renames, the new site stays', () => {
  const { parent, out } = newPlace('killed-behind');
  write(parent, { '.out.previous-999999999/index.html': 'Old', 'out/index.html': 'New' });
  recoverOutput(out);
  expect(readdirSync(parent)).toEqual(['out']);
  expect(text(out, 'index.html')).toBe('New');
});

test('what other builds make beside the site stays', () => {
  const { parent, out } = newPlace('others');
  const others = [`.out.building-${process.pid}`, '.other.building-999999999', 'notes'];
  for (const name of others) write(parent, { [`${name}/index.html`]: '' });
  recoverOutput(out);
  expect(readdirSync(parent).sort()).toEqual([...others].sort());
  expect(existsSync(out)).toBe(false);
});

test('there is nothing to bring back where there is no folder', () => {
  const { parent, out } = newPlace('nowhere');
  recoverOutput(out);
  expect(existsSync(parent)).toBe(false);
});

test('what a killed process of the same id had moved aside comes back, as in containers', () => {
  const { parent, out } = newPlace('same-id-aside');
  write(parent, { [`.out.previous-${process.pid}/index.html`]: 'Old' });
  recoverOutput(out);
  expect(readdirSync(parent)).toEqual(['out']);
  expect(text(out, 'index.html')).toBe('Old');
});

test('what a build at work has moved aside is its own', () => {
  const { parent, out } = newPlace('at-work');
  write(parent, { [`.out.previous-${process.ppid}/index.html`]: 'Old' });
  recoverOutput(out);
  expect(readdirSync(parent)).toEqual([`.out.previous-${process.ppid}`]);
});
