import { chmodSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Replaces texts of files that exist, by absolute path. All are written beside their files before the first is renamed
 * into place, so that a full disk or a kill leaves each of them whole, as it was or as it will be.
 */
export function replaceFiles(texts: ReadonlyMap<string, string>): void {
  const made: { readonly part: string; readonly file: string }[] = [];
  try {
    for (const [path, text] of texts) {
      // A link stays one.
      const file = realpathSync(path);
      const part = join(dirname(file), `.${basename(file)}.${process.pid}`);
      made.push({ part, file });
      writeFileSync(part, text);
      chmodSync(part, statSync(file).mode);
    }
    for (const { part, file } of made) renameSync(part, file);
  } finally {
    for (const { part } of made) rmSync(part, { force: true });
  }
}
