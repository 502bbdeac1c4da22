import { lstatSync, mkdtempSync, readdirSync, rmdirSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, relative } from '../machine/paths.ts';
import { existing, unwritableFolder } from '../machine/writable.ts';
import { marker } from '../site/output-marker.ts';
import { UsageError } from './usage-error.ts';

export const isInside = (path: string, folder: string): boolean => {
  const way = relative(folder, path);
  return way === '' || !(way.startsWith('..') || isAbsolute(way));
};

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Throws when a build must not replace the contents of `out`. */
export function assertReplaceable(out: string, root: string): void {
  if (isInside(root, out)) {
    throw new UsageError(
      `--out ${out} holds the site itself; a build would replace it. Choose a folder of its own.`,
    );
  }
  if (['content', 'templates'].some((folder) => isInside(out, join(root, folder)))) {
    throw new UsageError(`--out ${out} lies in the site's own files. Choose a folder of its own.`);
  }
  // Another build may move the folder between these two checks.
  if (statSync(existing(out), { throwIfNoEntry: false })?.isDirectory() === false) {
    throw new UsageError(`--out ${out} cannot be a folder: ${existing(out)} is a file.`);
  }
  if (lstatSync(out, { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new UsageError(
      `--out ${out} is a link to a folder that does not exist. Remove it, or choose another folder.`,
    );
  }
  const names = namesIn(out);
  if (names.length > 0 && !names.includes(marker)) {
    throw new UsageError(
      `--out ${out} is not empty and was not made by docs-build. Empty it, or choose another folder.`,
    );
  }
}

/**
 * Tests the folders before minutes of work. /proc, for example, accepts no folders although its permissions allow it.
 */
export function assertWritable(out: string): void {
  const folder = existing(dirname(out));
  try {
    rmdirSync(mkdtempSync(join(folder, '.docs-build-')));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError(
      `--out ${out}: no folder can be made in ${folder} (${code}). Choose another folder.`,
    );
  }
  // The earlier site could be moved aside, but not removed.
  const locked = unwritableFolder(out);
  if (locked !== null)
    throw new UsageError(
      `--out ${out} cannot be replaced: no file can be removed from ${locked}. Choose another folder.`,
    );
}
