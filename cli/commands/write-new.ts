import type { Host } from '../machine/host.ts';
import { join } from '../machine/paths.ts';
import type { NewFile } from '../new/new-file.ts';
import { UsageError } from './usage-error.ts';

/** Writes all files, or none when one of `created` exists. Returns a line for each change. */
export function writeFiles(
  host: Host,
  root: string,
  created: readonly NewFile[],
  changed: readonly NewFile[] = [],
): string[] {
  const existing = created.find(({ path }) => host.readBytes(join(root, path)) !== null);
  if (existing !== undefined)
    throw new UsageError(`${existing.path} exists already. Nothing has been written.`);
  for (const { path, contents } of [...created, ...changed]) host.write(join(root, path), contents);
  return [...created.map(({ path }) => `wrote ${path}`), ...changed.map(({ path }) => `changed ${path}`)];
}
