import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether a process has ended and no parent has collected it, as happens to orphans where process 1 is slow or does
 * not.
 */
function isZombie(pid: number): boolean {
  try {
    // The name before the state may contain anything, brackets included.
    return /^.*\) Z /s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    // The process runs, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes the folders `<prefix><process id>` of killed builds from `parent`. */
export function removeAbandoned(parent: string, prefix: string): void {
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(prefix) || isRunning(Number(name.slice(prefix.length)))) continue;
    rmSync(join(parent, name), { recursive: true, force: true });
  }
}
