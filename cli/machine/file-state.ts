import { statSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from './cache.ts';
import { diskHost } from './host.ts';

/** A file as it was read. */
export interface FileState {
  /** Relative to the root. */
  readonly file: string;
  /** Of its contents. */
  readonly hash: string;
  /** Changes whenever the file is written or replaced, on this disk; empty where the disk cannot tell. */
  readonly mark: string;
}

/** ms in which a disk may tell two changes of a file apart no more. */
const tick = 100;

/** By the time of the last change of its record, which no tool can set that copies files with their times. */
function markOf(path: string): string {
  const status = statSync(path, { throwIfNoEntry: false, bigint: true });
  if (status?.isFile() !== true || Date.now() - Number(status.ctimeMs) < tick) return '';
  return `${status.ino} ${status.size} ${status.ctimeNs}`;
}

/** The state of a file, which is read. */
export function readState(root: string, file: string): FileState {
  const path = join(root, file);
  // Before its contents: whoever writes the file meanwhile gives it another mark.
  const mark = markOf(path);
  return { file, hash: contentHash(diskHost.readBytes(path) ?? 'missing'), mark };
}

/**
 * The states of files at one moment: `before` itself when the disk says that nothing has changed, which spares reading
 * the file. The disk is asked about each file once, however many states of it there are.
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
