interface Named {
  readonly name: string;
}

const known = new WeakMap<readonly Named[], ReadonlyMap<string, readonly Named[]>>();

/** Entries of a list by name, in its order. Every page reads some, so the list is indexed once. */
export function entriesByName<Entry extends Named>(
  entries: readonly Entry[],
): ReadonlyMap<string, readonly Entry[]> {
  const found = known.get(entries);
  if (found !== undefined) return found as ReadonlyMap<string, readonly Entry[]>;
  const byName = new Map<string, Entry[]>();
  for (const entry of entries) {
    const others = byName.get(entry.name);
    if (others === undefined) byName.set(entry.name, [entry]);
    else others.push(entry);
  }
  known.set(entries, byName);
  return byName;
}
