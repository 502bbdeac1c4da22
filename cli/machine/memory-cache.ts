import type { Cache, WithParts } from './cache.ts';

/** A cache whose entries stay in memory as well, for a process that asks for the same again and again. */
export function inMemory(cache: Cache): Cache {
  const kept = new Map<string, unknown>();
  const keptWithParts = new Map<string, WithParts>();
  return {
    ...cache,
    get: (kind, key) => {
      const name = `${kind} ${key}`;
      const value = kept.get(name) ?? cache.get(kind, key);
      if (value !== undefined) kept.set(name, value);
      return value;
    },
    set: (kind, key, value) => {
      kept.set(`${kind} ${key}`, value);
      cache.set(kind, key, value);
    },
    getWithParts: (kind, key) => {
      const name = `${kind} ${key}`;
      const entry = keptWithParts.get(name) ?? cache.getWithParts(kind, key);
      if (entry !== undefined) keptWithParts.set(name, entry);
      return entry;
    },
    setWithParts: (kind, key, entry) => {
      keptWithParts.set(`${kind} ${key}`, entry);
      cache.setWithParts(kind, key, entry);
    },
  };
}
