// Processes differ between operating systems. Tests require that only this file deals with it.
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';

const isWindows = process.platform === 'win32';

/** Signals by which a terminal, a user or a service ends a command. */
export const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Exit code of a command that a signal ended, as shells have it. */
export const codeOfSignal = (signal: NodeJS.Signals): number => 128 + constants.signals[signal];

/**
 * Options of a process that is to end together with all that it starts: on POSIX, it leads a process group. Windows has
 * no groups, and would show a console for a detached process.
 */
export const asLeader = { detached: !isWindows, windowsHide: true } as const;

/** Ends a process that was started with `asLeader`, and all that it has started. */
export function endGroup(leader: number): void {
  if (isWindows) import('tree-kill').then(({ default: treeKill }) => treeKill(leader, 'SIGKILL'));
  else process.kill(-leader, 'SIGKILL');
}

/** Ends this process, which was started with `asLeader`, and all that it has started. */
export function endOwnGroup(): void {
  // Handlers of `exit` end the children there.
  if (isWindows) process.exit(1);
  else endGroup(process.pid);
}

/** Ends one process at once. Windows knows no signals, and does the same for each of them. */
export const endProcess = (child: ChildProcess): boolean => child.kill('SIGKILL');

/**
 * Whether a process has ended and no parent has collected it, as happens to orphans where process 1 is slow or does
 * not. Only Linux shows it.
 */
function isZombie(pid: number): boolean {
  try {
    // The name before the state may contain anything, brackets included.
    return /^.*\) Z /s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    // The process runs, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
