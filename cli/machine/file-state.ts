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

/** The state of a file now: `before` itself when the disk says that nothing has changed, which spares reading it. */
export function currentState(root: string, before: FileState): FileState {
  const isSame = before.mark !== '' && markOf(join(root, before.file)) === before.mark;
  return isSame ? before : readState(root, before.file);
}
