import type { ApiClass } from '../model/api-component.ts';
import type { ApiEntryText } from '../model/api-entry.ts';
import type { ApiChange, ApiHistory, ApiVersion } from '../model/history.ts';
import type { ApiReference } from '../model/reference.ts';
import { mapEntries } from './map-entries.ts';

/** Two parts of a component may have classes of one name. */
const ofPart = (key: string, part: string | undefined): string =>
  part === undefined ? key : `${key} ${part}`;

/** The part of a component to which an entry belongs, if it is the class of one. */
const partOf = (entry: ApiEntryText & Pick<Partial<ApiClass>, 'interface'>): string | undefined =>
  entry.interface;

/** The entries that a change concerns, by their names in `mapEntries`. */
function keysOf(product: string, { kind, name, part, owners }: ApiChange): string[] {
  if (kind === 'export')
    return [
      `${product} export ${name}`,
      ...['component', 'interface'].map((page) => `${product} ${name} ${page}`),
    ];
  if (kind === 'selector') return [`${product} selector ${name}`];
  return owners.map((owner) => ofPart(`${product} ${owner} ${kind} ${name}`, part));
}

/** The entries that a change brings, or takes away; an entry under a new name begins with it. */
function ends(product: string, change: ApiChange): Readonly<Record<'begun' | 'gone', readonly string[]>> {
  const own = keysOf(product, change);
  if (change.change === 'added') return { begun: own, gone: [] };
  if (change.change === 'removed') return { begun: [], gone: own };
  if (change.change !== 'renamed' || change.after === undefined) return { begun: [], gone: [] };
  return { begun: keysOf(product, { ...change, name: change.after }), gone: own };
}

type Age = Required<Pick<ApiEntryText, 'since' | 'earlier'>>;

/**
 * Entry → its last addition, and the times before it when it was there too. An entry that never left, or only for good,
 * has no earlier times.
 */
function agesOf(histories: ReadonlyMap<string, ApiHistory>): ReadonlyMap<string, Age> {
  const ages = new Map<string, Age>();
  for (const [product, { versions }] of histories) {
    const gone = new Map<string, string>();
    for (const { version, changes } of versions)
      for (const change of changes) {
        const now = ends(product, change);
        for (const key of now.gone) gone.set(key, version);
        for (const key of now.begun) {
          const known = ages.get(key);
          const until = gone.get(key);
          const earlier = until === undefined ? [] : [{ from: known?.since ?? null, until }];
          ages.set(key, { since: version, earlier: [...(known?.earlier ?? []), ...earlier] });
          gone.delete(key);
        }
      }
  }
  return ages;
}

/** The changes of a component or interface and of its entries, newest first. */
function versionsOf(history: ApiHistory | undefined, name: string): ApiVersion[] {
  const isOwn = (change: ApiChange): boolean =>
    change.kind === 'export' ? change.name === name : change.owners.includes(name);
  return (history?.versions ?? [])
    .map(({ version, changes }) => ({ version, changes: changes.filter(isOwn) }))
    .filter(({ changes }) => changes.length > 0)
    .reverse();
}

/** Adds to each entry the version that brought it and its earlier times, and to each component and interface its changes. */
export function withHistory(
  reference: ApiReference,
  histories: ReadonlyMap<string, ApiHistory>,
): ApiReference {
  if (histories.size === 0) return reference;
  const ages = agesOf(histories);
  const dated = mapEntries(reference, (entry, [key]) => ({
    ...entry,
    ...ages.get(ofPart(key, partOf(entry))),
  }));
  const withVersions = <Entry extends { readonly product: string; readonly name: string }>(
    entry: Entry,
  ): Entry => {
    const history = versionsOf(histories.get(entry.product), entry.name);
    return history.length === 0 ? entry : { ...entry, history };
  };
  return {
    ...dated,
    components: dated.components.map(withVersions),
    interfaces: dated.interfaces.map(withVersions),
  };
}
