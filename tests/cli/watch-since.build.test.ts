import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Changes, watchFiles } from '../../cli/machine/watch-files.ts';
import { temporaryFolder } from '../support/folder.ts';

const folder = temporaryFolder();
const at = (name: string) => join(folder, name);

/** All that is told until a file is written after the watcher has begun. */
async function changesSince(since: number): Promise<Changes> {
  const files = new Set<string>();
  let isNewFile = false;
  let writing: NodeJS.Timeout | undefined;
  await new Promise<void>((resolve) => {
    watchFiles([folder], since, (changes) => {
      for (const file of changes.files) files.add(file);
      isNewFile ||= changes.isNewFile;
      if (changes.files.has(at('last.md'))) resolve();
    });
    // Written until it is told: only the watcher knows when it has begun.
    writing = setInterval(() => writeFileSync(at('last.md'), `${Date.now()}`), 200);
  });
  clearInterval(writing);
  return { files, isNewFile };
}

test('a file that was written, added or removed before the watcher began is told, an older one is not', async () => {
  for (const name of ['removed', 'kept']) mkdirSync(at(name));
  for (const name of ['old.md', 'written.md', 'removed/page.md', 'kept/page.md'])
    writeFileSync(at(name), name);
  // Disks date changes to some ms.
  await expect.poll(() => Date.now() - statSync(at('kept/page.md')).ctimeMs).toBeGreaterThan(200);
  const since = Date.now();
  writeFileSync(at('written.md'), 'another');
  writeFileSync(at('added.md'), 'new');
  rmSync(at('removed/page.md'));
  const { files, isNewFile } = await changesSince(since);
  expect(files).toContain(at('written.md'));
  expect(files).toContain(at('added.md'));
  expect(files).toContain(at('removed'));
  expect(files).not.toContain(at('old.md'));
  expect(files).not.toContain(at('kept'));
  expect(files).not.toContain(at('kept/page.md'));
  expect(isNewFile).toBe(true);
});
