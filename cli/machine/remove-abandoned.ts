import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, but is another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes from `parent` the folders `<prefix><process id>` that killed builds have left behind. */
export function removeAbandoned(parent: string, prefix: string): void {
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(prefix) || isRunning(Number(name.slice(prefix.length)))) continue;
    rmSync(join(parent, name), { recursive: true, force: true });
  }
}
