import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** First 16 hexadecimal digits of the SHA-256 of the parts. */
export function contentHash(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** Results by the hash of everything they depend on. A value that cannot be read counts as absent. */
export interface Cache {
  readonly get: (kind: string, key: string) => unknown;
  readonly set: (kind: string, key: string, value: unknown) => void;
}

export function diskCache(folder: string): Cache {
  const path = (kind: string, key: string) => join(folder, kind, `${key}.json`);
  return {
    get: (kind, key) => {
      const file = path(kind, key);
      if (!existsSync(file)) return undefined;
      try {
        return JSON.parse(readFileSync(file, 'utf8'));
      } catch {
        return undefined;
      }
    },
    set: (kind, key, value) => {
      mkdirSync(join(folder, kind), { recursive: true });
      const file = path(kind, key);
      // Renamed into place: another build, or a kill, never leaves half a value.
      writeFileSync(`${file}.${process.pid}`, JSON.stringify(value));
      renameSync(`${file}.${process.pid}`, file);
    },
  };
}

export const noCache: Cache = { get: () => undefined, set: () => {} };

/** A pure function that looks its result up first; `version` changes when the function does. */
export function remembered<Input, Output>(
  cache: Cache,
  kind: string,
  compute: (input: Input) => Output,
  version: string,
): (input: Input) => Output {
  return (input) => {
    const key = contentHash(version, JSON.stringify(input));
    const known = cache.get(kind, key) as Output | undefined;
    if (known !== undefined) return known;
    const output = compute(input);
    cache.set(kind, key, output);
    return output;
  };
}
