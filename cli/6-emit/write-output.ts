import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Host } from '../host.ts';
import type { OutputFile } from '../model.ts';

const previousOf = (out: string): string => join(dirname(out), `.${basename(out)}.previous`);

/** Puts back the site that a killed build had moved aside. */
export function recoverOutput(out: string): void {
  const previous = previousOf(out);
  if (!existsSync(previous)) return;
  if (existsSync(out)) rmSync(previous, { recursive: true });
  else renameSync(previous, out);
}

function removeAbandoned(out: string): void {
  const prefix = `.${basename(out)}.building-`;
  for (const name of readdirSync(dirname(out))) {
    const pid = Number(name.slice(prefix.length));
    if (name.startsWith(prefix) && !isRunning(pid)) rmSync(join(dirname(out), name), { recursive: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Writes the files beside `out` and renames the folder over it, so that a reader, a host or a kill sees the
 * previous site whole or the new one whole. Between the two renames the previous site stands under another
 * name; `recoverOutput` brings it back.
 */
export function writeOutput(host: Host, out: string, files: readonly OutputFile[]): void {
  mkdirSync(dirname(out), { recursive: true });
  removeAbandoned(out);
  const building = join(dirname(out), `.${basename(out)}.building-${process.pid}`);
  rmSync(building, { recursive: true, force: true });
  for (const { path, contents } of files) host.write(join(building, path), contents);
  const previous = previousOf(out);
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(out)) renameSync(out, previous);
  renameSync(building, out);
  rmSync(previous, { recursive: true, force: true });
}
