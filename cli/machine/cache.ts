// Own code because an entry is one file named for its inputs; cacache would add an index that builds have to share.
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import type { LazyBytes } from '../model/output.ts';
import { dirname, join, relative } from './paths.ts';
import { isCode } from './remove-abandoned.ts';

/** First 16 hexadecimal digits of the SHA-256 of the parts. */
export function contentHash(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** A value with long texts beside it; most builds need only their hashes. */
export interface WithParts {
  readonly value: unknown;
  readonly parts: readonly LazyBytes[];
}

/** Results by the hash of their input. A damaged entry counts as missing. */
export interface Cache {
  readonly get: (kind: string, key: string) => unknown;
  readonly set: (kind: string, key: string, value: unknown) => void;
  /** Parts come back as bytes, and become text only on demand. */
  readonly getWithParts: (kind: string, key: string) => WithParts | undefined;
  readonly setWithParts: (kind: string, key: string, entry: WithParts) => void;
  /** Removes the least recently used entries when there are too many. */
  readonly trim: () => void;
}

const gigabyte = 2 ** 30;
const hour = 3_600_000;

function quietly<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** An entry begins with a line that has the hash of the rest. */
const signed = (contents: Uint8Array): Uint8Array =>
  Buffer.concat([Buffer.from(`${contentHash(contents)}\n`), contents]);

/** The rest of an entry; undefined when it is damaged. */
function verified(entry: Buffer): Buffer | undefined {
  const end = entry.indexOf('\n');
  // Hashed as bytes: encoding a long text again costs more than its hash.
  const contents = entry.subarray(end + 1);
  return entry.toString('utf8', 0, end) === contentHash(contents) ? contents : undefined;
}

/** The first line of an entry with parts; the parts follow it. */
interface PartsHead {
  readonly value: unknown;
  /** Hash and length of each part. */
  readonly parts: readonly (readonly [string, number])[];
}

function encodeParts({ value, parts }: WithParts): Uint8Array {
  const head: PartsHead = { value, parts: parts.map(({ hash, length }) => [hash, length]) };
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...parts.map(({ read }) => read())]);
}

function decodeParts(contents: Buffer): WithParts {
  let end = contents.indexOf('\n') + 1;
  const head: PartsHead = JSON.parse(contents.toString('utf8', 0, end));
  const parts = head.parts.map(([hash, length]): LazyBytes => {
    const start = end;
    end += length;
    return { hash, length, read: () => contents.subarray(start, start + length) };
  });
  return { value: head.value, parts };
}

export function diskCache(folder: string, limit: number = gigabyte): Cache {
  const entryFile = (kind: string, key: string): string => join(folder, kind, `${key}.json`);
  let written = 0;

  /** Undefined for a file that is missing, unreadable or removed by another build in the meantime. */
  const read = (file: string): Buffer | undefined =>
    quietly(() => {
      const now = Date.now();
      const { mtimeMs } = statSync(file);
      const bytes = readFileSync(file);
      // The entry's modification time is the time of its last use, to the hour. A read-only cache still works.
      if (now - mtimeMs > hour) quietly(() => utimesSync(file, now / 1000, now / 1000));
      return bytes;
    });

  const write = (file: string, contents: Uint8Array): void => {
    written += contents.length;
    const part = `${file}.${process.pid}`;
    try {
      try {
        writeFileSync(part, contents);
      } catch (error) {
        if (!isCode(error, 'ENOENT')) throw error;
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(part, contents);
      }
      // Renamed into place, so that another build or a kill never leaves half a value.
      renameSync(part, file);
    } catch {
      // A full disk or a read-only folder costs time at the next build, not this build.
      quietly(() => rmSync(part, { force: true }));
    }
  };

  return {
    get: (kind, key) => {
      const entry = read(entryFile(kind, key));
      const contents = entry && verified(entry);
      return contents && JSON.parse(contents.toString('utf8'));
    },
    set: (kind, key, value) => {
      write(entryFile(kind, key), signed(Buffer.from(JSON.stringify(value))));
    },
    getWithParts: (kind, key) => {
      const entry = read(entryFile(kind, key));
      const contents = entry && verified(entry);
      return contents && decodeParts(contents);
    },
    setWithParts: (kind, key, entry) => {
      write(entryFile(kind, key), signed(encodeParts(entry)));
    },
    trim: () => {
      // Another build may be trimming it, too.
      if (written > 0) quietly(() => trimWhenFull(folder, limit, written));
      written = 0;
    },
  };
}

/** The folder also holds the modules of running builds. */
const isEntry = (path: string): boolean =>
  !path.startsWith('server-') && /(?:\.json|[\\/][\da-f]{16})(?:\.\d+)?$/.test(path);

/**
 * A folder of thousands of files is scanned only when it may have reached its limit. A file sums up the bytes that
 * builds have written since the last scan. The sum is inexact: it includes replaced entries, and misses some when two
 * builds write at once.
 */
function trimWhenFull(folder: string, limit: number, written: number): void {
  const file = join(folder, 'size');
  const before = Number(quietly(() => readFileSync(file, 'utf8')) ?? Number.NaN);
  const size = before + written;
  // Leaves some room, so that the next build does not scan again.
  writeFileSync(file, String(size <= limit ? size : trim(folder, limit * 0.9)));
}

/** Returns the bytes that stay. */
function trim(folder: string, limit: number): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => isEntry(relative(folder, file)))
    .map((file) => ({ file, status: statSync(file) }))
    .sort((a, b) => b.status.mtimeMs - a.status.mtimeMs || (a.file < b.file ? -1 : 1));
  let total = 0;
  let kept = 0;
  for (const { file, status } of entries) {
    total += status.size;
    if (total > limit) rmSync(file, { force: true });
    else kept = total;
  }
  return kept;
}

export const noCache: Cache = {
  get: () => undefined,
  set: () => {},
  getWithParts: () => undefined,
  setWithParts: () => {},
  trim: () => {},
};
