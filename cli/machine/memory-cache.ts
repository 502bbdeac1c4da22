import type { Cache } from './cache.ts';

type Lookup<Value> = (kind: string, key: string) => Value | undefined;
type Store<Value> = (kind: string, key: string, value: Value) => void;

/** The same, with values that stay in memory as well. */
function remembering<Value>(
  get: Lookup<Value>,
  set: Store<Value>,
): { get: Lookup<Value>; set: Store<Value> } {
  const kept = new Map<string, Value>();
  return {
    get: (kind, key) => {
      const name = `${kind} ${key}`;
      const value = kept.get(name) ?? get(kind, key);
      if (value !== undefined) kept.set(name, value);
      return value;
    },
    set: (kind, key, value) => {
      kept.set(`${kind} ${key}`, value);
      set(kind, key, value);
    },
  };
}

/** A cache whose entries stay in memory as well, for a process that asks for the same again and again. */
export function inMemory(cache: Cache): Cache {
  const { get: getWithParts, set: setWithParts } = remembering(cache.getWithParts, cache.setWithParts);
  return { ...cache, ...remembering(cache.get, cache.set), getWithParts, setWithParts };
}
