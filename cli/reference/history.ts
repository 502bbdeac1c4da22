import type { ApiChange, ApiHistory, ApiVersion } from '../model/history.ts';
import type { ApiReference } from '../model/reference.ts';
import { mapEntries } from './map-entries.ts';

/** The entries that a change concerns, by their names in `mapEntries`. */
function keysOf(product: string, { kind, name, owners }: ApiChange): string[] {
  if (kind === 'export')
    return [
      `${product} export ${name}`,
      ...['component', 'interface'].map((page) => `${product} ${name} ${page}`),
    ];
  if (kind === 'selector') return [`${product} selector ${name}`];
  return owners.map((owner) => `${product} ${owner} ${kind} ${name}`);
}

/** An entry under its new name began with its new name. */
const begun = (change: ApiChange): ApiChange[] =>
  change.change === 'added'
    ? [change]
    : change.change === 'renamed' && change.after !== undefined
      ? [{ ...change, name: change.after }]
      : [];

/** The version of the last addition of each entry: one that was removed and added again counts from then. */
function firstVersions(histories: ReadonlyMap<string, ApiHistory>): ReadonlyMap<string, string> {
  return new Map(
    [...histories].flatMap(([product, { versions }]) =>
      versions.flatMap(({ version, changes }) =>
        changes
          .flatMap(begun)
          .flatMap((change) => keysOf(product, change).map((key) => [key, version] as const)),
      ),
    ),
  );
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

/** Adds to each entry the version that brought it, and to each component and interface its changes. */
export function withHistory(
  reference: ApiReference,
  histories: ReadonlyMap<string, ApiHistory>,
): ApiReference {
  if (histories.size === 0) return reference;
  const since = firstVersions(histories);
  const dated = mapEntries(reference, (entry, [key]) => {
    const version = since.get(key);
    return version === undefined ? entry : { ...entry, since: version };
  });
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
