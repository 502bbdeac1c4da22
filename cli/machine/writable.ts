import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { contentHash } from './cache.ts';
import { dirname, join } from './paths.ts';
import { isCode } from './remove-abandoned.ts';

/** Nearest ancestor that exists, the path itself included. */
export const existing = (path: string): string => (existsSync(path) ? path : existing(dirname(path)));

/** Whether this user may add files to a folder and remove them. */
export function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A folder that this user may not empty: `folder`, or one below it. Null when there is none. */
export function unwritableFolder(folder: string): string | null {
  try {
    if (existsSync(folder) && !isWritable(folder)) return folder;
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const found = entry.isDirectory() ? unwritableFolder(join(folder, entry.name)) : null;
      if (found !== null) return found;
    }
    return null;
  } catch (error) {
    // It does not exist, or another process has just moved it.
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Folder for the files of one run: in the cache, or a temporary one when the cache is read-only. */
export const workFolder = (cache: string, root: string): string =>
  isWritable(existing(cache))
    ? cache
    : join(tmpdir(), `docs-build-${contentHash(root, String(process.getuid?.()))}`);
