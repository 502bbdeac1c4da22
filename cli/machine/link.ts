import { copyFileSync, rmSync, statSync, symlinkSync } from 'node:fs';

/**
 * Makes `path` lead to an existing file or folder, in place of a link or file that is there. On Windows, only
 * administrators make links: there a folder gets a junction, and a file is copied.
 */
export function link(target: string, path: string): void {
  rmSync(path, { force: true });
  if (process.platform === 'win32' && statSync(target).isFile()) copyFileSync(target, path);
  else symlinkSync(target, path, 'junction');
}
