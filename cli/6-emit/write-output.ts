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

/** The folder that a path names; behind a link, the one it leads to, so that the link stays. */
export function outputFolder(path: string): string {
  const out = resolve(path);
  return existsSync(out) ? realpathSync(out) : out;
}

const buildingPrefix = (out: string): string => `.${basename(out)}.building-`;

/** Puts back the site that a killed build had moved aside, and removes what it had made. */
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

/** Links the file to that of the previous site where they are equal; writes it otherwise. */
function place(host: Host, out: string, building: string, { path, contents }: OutputFile): void {
  const [before, after] = [join(out, path), join(building, path)];
  const bytes = Buffer.from(contents);
  if (isUnchanged(before, bytes)) {
    try {
      mkdirSync(dirname(after), { recursive: true });
      linkSync(before, after);
      return;
    } catch {
      // A file system without hard links.
    }
  }
  host.write(after, contents);
}

/**
 * Writes the files beside `out` and renames the folder over it, so that a reader, a host or a kill sees the
 * previous site whole or the new one whole. Files that are as before keep their place on the disk. Between the two renames the previous site stands under another
 * name; `recoverOutput` brings it back.
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
