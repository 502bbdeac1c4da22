// Paths have `/` on every system, because keys, globs and addresses are made from them; Windows accepts it too.
import { realpathSync } from 'node:fs';
import { posix } from 'node:path';

/** On Windows a library that reads both separators and writes `/`. Elsewhere `\\` may be part of a name. */
export const { basename, dirname, extname, isAbsolute, join, relative, resolve }: typeof posix =
  process.platform === 'win32' ? { ...posix, ...(await import('pathe')) } : posix;

/** An existing path with all links resolved. */
export const realPath = (path: string): string => resolve(realpathSync(path));

/** A folder and all above it, the nearest first. */
export const upwards = (folder: string): string[] =>
  folder === dirname(folder) ? [folder] : [folder, ...upwards(dirname(folder))];
