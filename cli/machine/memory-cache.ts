import type { Cache } from './cache.ts';

/** A cache whose entries stay in memory as well, for a process that asks for the same again and again. */
export function inMemory(cache: Cache): Cache {
  const kept = new Map<string, unknown>();
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
  };
}
