import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Host } from '../machine/host.ts';
import { removeAbandoned } from '../machine/remove-abandoned.ts';
import type { OutputFile } from '../model/output.ts';

const previousOf = (out: string): string => join(dirname(out), `.${basename(out)}.previous`);

/** The folder that a path names. For a link it is the target, so that the link stays. */
export function outputFolder(path: string): string {
  const out = resolve(path);
  return existsSync(out) ? realpathSync(out) : out;
}

const buildingPrefix = (out: string): string => `.${basename(out)}.building-`;

/** Restores the site that a killed build had moved aside, and removes the files of that build. */
export function recoverOutput(out: string): void {
  removeAbandoned(dirname(out), buildingPrefix(out));
  const previous = previousOf(out);
  if (!existsSync(previous)) return;
  if (existsSync(out)) rmSync(previous, { recursive: true });
  else renameSync(previous, out);
}

/** Whether the previous site has the same bytes under that path. */
function isUnchanged(file: string, contents: Uint8Array): boolean {
  const status = lstatSync(file, { throwIfNoEntry: false });
  return status?.isFile() === true && status.size === contents.length && readFileSync(file).equals(contents);
}

/** Hard-links the file to that of the previous site when they are equal; writes it otherwise. */
function place(host: Host, out: string, building: string, { path, contents }: OutputFile): void {
  const [before, after] = [join(out, path), join(building, path)];
  const bytes = Buffer.from(contents);
  if (isUnchanged(before, bytes)) {
    try {
      mkdirSync(dirname(after), { recursive: true });
      linkSync(before, after);
      return;
    } catch {
      // The file system has no hard links.
    }
  }
  host.write(after, contents);
}

/**
 * Writes the files beside `out` and renames the folder over it, so that a reader, a host or a kill sees the whole
 * previous site or the whole new one. Unchanged files are hard-linked. Between the two renames the previous site has
 * another name; `recoverOutput` restores it.
 */
export function writeOutput(host: Host, out: string, files: readonly OutputFile[]): void {
  const building = join(dirname(out), buildingPrefix(out) + process.pid);
  rmSync(building, { recursive: true, force: true });
  const previous = previousOf(out);
  try {
    for (const file of files) place(host, out, building, file);
    rmSync(previous, { recursive: true, force: true });
    if (existsSync(out)) renameSync(out, previous);
    renameSync(building, out);
    rmSync(previous, { recursive: true, force: true });
  } finally {
    rmSync(building, { recursive: true, force: true });
  }
}
