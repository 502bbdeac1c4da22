import { randomUUID } from 'node:crypto';
import { mkdirSync, openSync, readSync, unlinkSync, writeFileSync } from 'node:fs';
import type { Contents, LazyBytes } from '../model/output.ts';
import { contentHash } from './cache.ts';
import { join } from './paths.ts';

/** Stores the output of a stage, and returns it for `bytesOf`. `hash` is its `contentHash`, if known. */
export type Spool = (made: string | Uint8Array, hash?: string) => Contents;

/** For a few pages. */
export const memorySpool: Spool = (made) => made;

/**
 * For many pages: a file in `folder`, created on demand. It has no name, so it disappears with the process, even a
 * killed one. Throws when the disk is full.
 */
export function diskSpool(folder: string): Spool {
  let descriptor: number | null = null;
  let end = 0;
  return (made, hash) => {
    if (descriptor === null) {
      mkdirSync(folder, { recursive: true });
      const file = join(folder, `spool-${randomUUID()}`);
      descriptor = openSync(file, 'wx+');
      unlinkSync(file);
    }
    const bytes = typeof made === 'string' ? Buffer.from(made) : made;
    // Continues where the last call has stopped.
    writeFileSync(descriptor, bytes);
    const start = end;
    end += bytes.length;
    return spooled(descriptor, start, { hash: hash ?? contentHash(bytes), length: bytes.length });
  };
}

const spooled = (
  descriptor: number,
  start: number,
  { hash, length }: Pick<LazyBytes, 'hash' | 'length'>,
): LazyBytes => ({ hash, length, read: () => readPart(descriptor, start, length) });

function readPart(descriptor: number, start: number, length: number): Uint8Array {
  const bytes = Buffer.allocUnsafe(length);
  let read = 0;
  while (read < length) {
    const more = readSync(descriptor, bytes, read, length - read, start + read);
    if (more === 0) throw new Error('The spool is shorter than what was written into it.');
    read += more;
  }
  return bytes;
}

const isLazy = (contents: Contents): contents is LazyBytes =>
  typeof contents !== 'string' && 'read' in contents;

/** Contents with their hash, which is computed once. */
export function withHash(contents: Contents): LazyBytes {
  if (isLazy(contents)) return contents;
  return { hash: contentHash(contents), length: lengthOf(contents), read: () => bytesOf(contents) };
}

export const lengthOf = (contents: Contents): number =>
  typeof contents === 'string' ? Buffer.byteLength(contents) : contents.length;

export function bytesOf(contents: Contents): Uint8Array {
  if (isLazy(contents)) return contents.read();
  return typeof contents === 'string' ? Buffer.from(contents) : contents;
}

export const textOf = (contents: Contents): string =>
  typeof contents === 'string' ? contents : Buffer.from(bytesOf(contents)).toString();
