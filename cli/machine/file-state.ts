import { statSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from './cache.ts';
import { diskHost } from './host.ts';

/** The state of a file when it was read. */
export interface FileState {
  /** Relative to the root. */
  readonly file: string;
  /** Hash of its contents. */
  readonly hash: string;
  /** Changes whenever the file is written or replaced, on this disk; empty when the disk has no such mark. */
  readonly mark: string;
}

/** ms within which a disk may give two changes of a file the same time. */
const tick = 100;

/** Uses the time of the last change of the file's record, which tools that copy files with their times cannot set. */
function markOf(path: string): string {
  const status = statSync(path, { throwIfNoEntry: false, bigint: true });
  if (status?.isFile() !== true || Date.now() - Number(status.ctimeMs) < tick) return '';
  return `${status.ino} ${status.size} ${status.ctimeNs}`;
}

/** Reads a file and returns its state. */
export function readState(root: string, file: string): FileState {
  const path = join(root, file);
  // Read before the contents: a write in between changes the mark.
  const mark = markOf(path);
  return { file, hash: contentHash(diskHost.readBytes(path) ?? 'missing'), mark };
}

/**
 * The states of files at one moment. Returns `before` itself when its mark is unchanged, without reading the file. Each
 * file is looked at once, however many states of it there are.
 */
export function statesAtOnce(root: string): (before: FileState) => FileState {
  const marks = new Map<string, string>();
  const read = new Map<string, FileState>();
  return (before) => {
    const { file } = before;
    const mark = marks.get(file) ?? markOf(join(root, file));
    marks.set(file, mark);
    if (before.mark !== '' && mark === before.mark) return before;
    const state = read.get(file) ?? readState(root, file);
    read.set(file, state);
    return state;
  };
}
