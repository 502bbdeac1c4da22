import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, realPath } from './paths.ts';

/**
 * Writes texts to files, by absolute path, and removes the files `obsolete`. All texts are written beside their files
 * before the first is renamed into place, so that a full disk, a read-only folder or a kill leaves every file whole, as
 * it was or as it will be. An error of the system names the file, and leaves no temporary files.
 */
export function replaceFiles(texts: ReadonlyMap<string, string>, obsolete: readonly string[] = []): void {
  const parts: { readonly part: string; readonly file: string }[] = [];
  const folders: string[] = [];
  try {
    for (const [path, text] of texts) {
      const mode = existsSync(path) ? statSync(path).mode : null;
      // Keeps a link, and replaces its target.
      const file = mode === null ? path : realPath(path);
      const part = join(dirname(file), `.${basename(file)}.${process.pid}`);
      parts.push({ part, file });
      try {
        const made = mkdirSync(dirname(file), { recursive: true });
        if (made !== undefined) folders.push(made);
        writeFileSync(part, text);
        if (mode !== null) chmodSync(part, mode);
      } catch (error) {
        throw Object.assign(error as NodeJS.ErrnoException, { path: file });
      }
    }
    for (const file of obsolete) accessSync(dirname(file), constants.W_OK);
    for (const { part, file } of parts) renameSync(part, file);
    for (const file of obsolete) rmSync(file);
  } catch (error) {
    for (const { part } of parts) rmSync(part, { force: true });
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
