import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll } from 'vitest';

/** An empty folder that is removed after the tests of the file. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docs-build-test-')));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Every file below `folder`, by its path; contents as Latin-1, one character for each byte. */
export function readFolder(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.sort().map((path) => [relative(folder, path), readFileSync(path, 'latin1')]));
}
