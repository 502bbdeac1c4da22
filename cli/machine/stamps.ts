import { existsSync, lstatSync, readdirSync, type Stats } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { contentHash } from './cache.ts';
import { linkedPackages } from './package-folders.ts';

/** Changes whenever a file is written or replaced; the file is not read. */
function stampOf(file: string): string {
  const status = lstatSync(file, { throwIfNoEntry: false });
  if (status === undefined) return `${file} missing`;
  const { size, mtimeMs, ctimeMs, ino } = status;
  return `${file} ${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}

/** Files below a folder, except in folders that `isLeftOut` excludes. */
function filesBelow(folder: string, isLeftOut: (folder: string, name: string) => boolean): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return isLeftOut(folder, entry.name) ? [] : filesBelow(path, isLeftOut);
  });
}

/**
 * Changes with every file of some folders, with the packages installed in them and with packages linked into them.
 * Folders directly in them whose name begins with a dot do not count, nor do git's folders, folders with a file
 * `marker` and the cache.
 */
export function stampOfFolders(folders: readonly string[], marker: string, cache: string): string {
  const isLeftOut = (folder: string, name: string): boolean =>
    name === 'node_modules' ||
    name === '.git' ||
    join(folder, name) === cache ||
    (name.startsWith('.') && folders.includes(folder)) ||
    existsSync(join(folder, name, marker));
  const installed = folders.map((folder) => join(folder, 'node_modules'));
  const linked = installed
    .flatMap(linkedPackages)
    .filter((path) => !folders.some((folder) => `${path}${sep}`.startsWith(`${folder}${sep}`)));
  const locks = installed.map((modules) => join(modules, '.package-lock.json')).filter(existsSync);
  return stampOfFiles([
    ...[...folders, ...linked].flatMap((folder) => filesBelow(folder, isLeftOut)),
    ...locks,
  ]);
}

/** Changes when one of the files is written, replaced or removed. */
export const stampOfFiles = (files: readonly string[]): string =>
  contentHash(...files.map((file) => stampOf(file)));

/** Changes whenever a file is written or replaced; the same when it is moved, or gets or loses a hard link. */
export const movableStamp = ({ size, mtimeMs, ino }: Stats): string => `${size} ${mtimeMs} ${ino}`;

/** One stamp for the movable stamps of files, which are given by their paths relative to a folder. */
export const stampOfStamps = (stamps: ReadonlyMap<string, string>): string =>
  contentHash(...[...stamps].map(([path, stamp]) => `${path} ${stamp}`).sort());

/** Changes with every file below a folder; the same when the folder is moved, or files get or lose a hard link. */
export const stampOfContents = (folder: string): string =>
  stampOfStamps(
    new Map(
      filesBelow(folder, () => false).map((file) => [
        relative(folder, file).replaceAll(sep, '/'),
        movableStamp(lstatSync(file)),
      ]),
    ),
  );
