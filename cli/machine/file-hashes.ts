import { type BigIntStats, existsSync, statSync } from 'node:fs';
import type { Cache } from './cache.ts';
import { diskHost, missingFile } from './host.ts';

/** The state of a file when it was read. */
type Known = readonly [mark: string, hash: string];

/** ms within which a disk may give two changes of a file the same time. */
const tick = 100;

/**
 * Changes whenever a file is written or replaced, on this disk; empty when the disk has no such mark. Uses the time of
 * the last change of the file's record, which tools that copy files with their times cannot set.
 */
function markOf(status: BigIntStats): string {
  if (!status.isFile() || Date.now() - Number(status.ctimeMs) < tick) return '';
  return `${status.ino} ${status.size} ${status.ctimeNs}`;
}

/** Null for a path that cannot be read, such as one below a file. */
function statusOf(file: string): BigIntStats | null {
  try {
    return statSync(file, { bigint: true, throwIfNoEntry: false }) ?? null;
  } catch {
    return null;
  }
}

/** Hashes of the contents of files, which are read again only after a change (like the index of git). */
export interface FileHashes {
  readonly hash: (file: string) => string;
  /** Keeps the hashes for the next process. */
  readonly save: () => void;
}

const kind = 'file-hashes';

/** `name` distinguishes the sites that share a cache. */
export function fileHashes(cache: Cache, name: string): FileHashes {
  const before = new Map(Object.entries((cache.get(kind, name) ?? {}) as Record<string, Known>));
  /** Files of this process; the others may be gone. */
  const used = new Map<string, Known>();
  let isNew = false;
  return {
    hash: (file) => {
      // Read before the contents: a write in between changes the mark.
      const status = statusOf(file);
      if (status === null) return missingFile;
      const mark = markOf(status);
      const known = used.get(file) ?? before.get(file);
      const isCurrent = known !== undefined && mark !== '' && known[0] === mark;
      const hash = isCurrent ? known[1] : diskHost.hash(file);
      isNew ||= !isCurrent && mark !== '';
      if (mark !== '') used.set(file, [mark, hash]);
      return hash;
    },
    save: () => {
      if (!isNew) return;
      const others = [...before].filter(([file]) => !used.has(file) && existsSync(file));
      cache.set(kind, name, Object.fromEntries([...others, ...used]));
      isNew = false;
    },
  };
}
