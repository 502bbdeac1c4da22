import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type Cache, contentHash } from '../machine/cache.ts';
import type { Split } from './derived.ts';

/** Name, key and hash of a dependency. */
export type Traced = readonly [name: string, key: string, hash: string];

/** A value with its dependencies. */
interface Entry {
  readonly reads: readonly Traced[];
  readonly findings: readonly Diagnostic[];
  readonly value: unknown;
}

export interface KeptValue extends Omit<Entry, 'value'> {
  readonly value: () => unknown;
}

interface Named {
  readonly name: string;
  readonly key: string;
}

const keyOf = (version: string, { name, key }: Named): string => contentHash(version, name, key);

/** The last value on disk, which may be out of date; null when there is none. */
export function keptValue(
  cache: Cache,
  version: string,
  named: Named,
  split: Split<unknown>,
): KeptValue | null {
  const found = cache.getWithParts(named.name, keyOf(version, named));
  if (found === undefined) return null;
  const { reads, findings, value } = found.value as Entry;
  return { reads, findings, value: () => split.unpack({ value, parts: found.parts }) };
}

export function keepValue(
  cache: Cache,
  version: string,
  named: Named,
  split: Split<unknown>,
  { reads, findings, value }: Entry,
): void {
  const packed = split.pack(value);
  if (packed === null) return;
  cache.setWithParts(named.name, keyOf(version, named), {
    value: { reads, findings, value: packed.value } satisfies Entry,
    parts: packed.parts,
  });
}
