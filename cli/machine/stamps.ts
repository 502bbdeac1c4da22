import { existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { contentHash } from './cache.ts';

/** What changes whenever a file is written or replaced, without reading it. */
function stampOf(file: string): string {
  const { size, mtimeMs, ctimeMs, ino } = lstatSync(file);
  return `${file} ${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}

/** Stamps of all files below a folder that `isLeftOut` does not name. */
function stampsBelow(folder: string, isLeftOut: (folder: string, name: string) => boolean): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [stampOf(path)];
    return isLeftOut(folder, entry.name) ? [] : stampsBelow(path, isLeftOut);
  });
}

/** Folders of packages that lie elsewhere and only have a link in `modules`, as while they are developed. */
function linkedPackages(modules: string): string[] {
  if (!existsSync(modules)) return [];
  return readdirSync(modules, { withFileTypes: true }).flatMap((entry) => {
    const path = join(modules, entry.name);
    if (entry.isSymbolicLink()) return existsSync(path) ? [realpathSync(path)] : [];
    return entry.isDirectory() && entry.name.startsWith('@') ? linkedPackages(path) : [];
  });
}

/**
 * Changes with every file of some folders, with what is installed in them and with packages linked into them. Folders
 * whose name begins with a dot do not count, nor do those with a file `marker`.
 */
export function stampOfFolders(folders: readonly string[], marker: string): string {
  const isLeftOut = (folder: string, name: string): boolean =>
    name === 'node_modules' || name.startsWith('.') || existsSync(join(folder, name, marker));
  const installed = folders.map((folder) => join(folder, 'node_modules'));
  const linked = installed
    .flatMap(linkedPackages)
    .filter((path) => !folders.some((folder) => `${path}${sep}`.startsWith(`${folder}${sep}`)));
  const locks = installed.map((modules) => join(modules, '.package-lock.json')).filter(existsSync);
  return contentHash(
    ...[...folders, ...linked].flatMap((folder) => stampsBelow(folder, isLeftOut)),
    ...locks.map(stampOf),
  );
}
