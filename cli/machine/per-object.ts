/**
 * A pure function of an object that remembers its results for as long as the objects live. Own code because memoizing
 * libraries keep the objects themselves alive, or compare more than their identity.
 */
export function perObject<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: compute(key) };
    known.set(key, found);
    return found.value;
  };
}
