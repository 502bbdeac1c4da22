import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from './paths.ts';
import { isRunning } from './processes.ts';

/** Paths of the folders `<prefix><process id>` in `parent` whose processes have ended. */
export function abandoned(parent: string, prefix: string): string[] {
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .filter((name) => name.startsWith(prefix) && !isRunning(Number(name.slice(prefix.length))))
    .map((name) => join(parent, name));
}

/** Removes the folders `<prefix><process id>` of killed builds from `parent`. */
export function removeAbandoned(parent: string, prefix: string): void {
  for (const folder of abandoned(parent, prefix)) removeFolder(folder);
}

/** Removes a folder that another process may remove at the same time. */
export function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    if (!isCode(error, 'ENOENT', 'ENOTEMPTY')) throw error;
  }
}

export const isCode = (error: unknown, ...codes: readonly string[]): boolean =>
  codes.includes(String((error as NodeJS.ErrnoException).code));
