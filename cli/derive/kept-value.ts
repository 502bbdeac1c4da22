import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type Cache, contentHash } from '../machine/cache.ts';
import type { Derived } from './derived.ts';

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

const keyOf = (version: string, { name }: Derived<unknown>, key: string): string =>
  contentHash(version, name, key);

/** The last value on disk, which may be out of date; null when there is none. */
export function keptValue(
  cache: Cache,
  version: string,
  definition: Derived<unknown>,
  key: string,
): KeptValue | null {
  const found = cache.getWithParts(definition.name, keyOf(version, definition, key));
  if (found === undefined) return null;
  const { reads, findings, value } = found.value as Entry;
  return { reads, findings, value: () => definition.split.unpack({ value, parts: found.parts }) };
}

export function keepValue(
  cache: Cache,
  version: string,
  definition: Derived<unknown>,
  key: string,
  { reads, findings, value }: Entry,
): void {
  const packed = definition.split.pack(value);
  cache.setWithParts(definition.name, keyOf(version, definition, key), {
    value: { reads, findings, value: packed.value } satisfies Entry,
    parts: packed.parts,
  });
}
