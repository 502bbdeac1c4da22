import { perObject } from '../machine/per-object.ts';
import type { ApiPeriod } from '../model/api-entry.ts';
import type { ApiTarget } from '../model/api-index.ts';
import type { ApiReference } from '../model/reference.ts';
import { mapEntries } from './map-entries.ts';

/** Facts about an entry that may make its use on a page a mistake. */
export interface EntryStatus {
  /** Reason and replacement, perhaps empty; null when it is not deprecated. */
  readonly deprecated: string | null;
  /** Version since which it is there without a break; null for the major version's first one, and without a history. */
  readonly since: string | null;
  /** The times before `since` when it was there too. */
  readonly earlier: readonly ApiPeriod[];
}

/** The entries with a status, by their keys in `mapEntries`. */
const statusesOf = perObject((reference: ApiReference): ReadonlyMap<string, EntryStatus> => {
  const found = new Map<string, EntryStatus>();
  for (const { product, exports } of reference.exports)
    for (const { name, deprecated } of exports)
      if (deprecated !== undefined)
        found.set(`${product} export ${name}`, { deprecated, since: null, earlier: [] });
  mapEntries(reference, (entry, [key]) => {
    const { deprecated = null, since = null, earlier = [] } = entry;
    if (deprecated !== null || since !== null) found.set(key, { deprecated, since, earlier });
    return entry;
  });
  return found;
});

const keyOf = ({ kind, product, owner }: ApiTarget, name: string): string => {
  if (kind === 'component' || kind === 'interface') return `${product} ${name} ${kind}`;
  return kind === 'export' || kind === 'selector'
    ? `${product} ${kind} ${name}`
    : `${product} ${owner} ${kind} ${name}`;
};

/** The status of the entry `name` that a name on a page means; null when there is nothing to tell. */
export const entryStatus = (reference: ApiReference, target: ApiTarget, name: string): EntryStatus | null =>
  statusesOf(reference).get(keyOf(target, name)) ?? null;
