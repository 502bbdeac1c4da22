import type { Plan } from '../../../renderer/view/plan.ts';
import type { ApiReference } from '../../model/reference.ts';
import type { EntryKind, ReferenceChangeKind, Weight } from '../../model/reference-change.ts';
import { type EntryFacts, entryFacts } from './entry-facts.ts';
import { suggestRenames } from './renames.ts';
import { plainType, typeParameters, typeWeight } from './type-change.ts';

/** A change of one entry, or of the same entry of several owners. */
export interface ReferenceChange {
  readonly change: ReferenceChangeKind;
  readonly weight: Weight;
  readonly kind: EntryKind;
  /** Id of a product. */
  readonly product: string;
  /** Components or interfaces that have the entry; empty for exports and selectors. */
  readonly owners: readonly string[];
  /** The name before; the new one of an added entry. */
  readonly name: string;
  /** Page of the first owner, in the reference that has the entry; null when no page shows it. */
  readonly pathname: string | null;
  /** The fact before and after, as text; null where there is none. */
  readonly before: string | null;
  readonly after: string | null;
}

type Fact = Pick<ReferenceChange, 'change' | 'weight' | 'before' | 'after'>;

const keyOf = ({ kind, product, owner, part, name }: EntryFacts): string =>
  [kind, product, owner ?? '', part ?? '', name].join(' ');

const ranks: readonly (Plan | null)[] = [null, 'pro', 'premium'];

/** Readers pass props; a member may be passed or received, so it can go either way. */
const addedWeight = ({ kind, required }: EntryFacts): Weight =>
  required && kind === 'prop' ? 'breaking' : required && kind === 'member' ? 'other' : 'addition';

const lossWeight = ({ isInternal }: EntryFacts): Weight => (isInternal ? 'other' : 'breaking');

/** A default that only one side states may always have been there. */
const defaultWeight = (before: EntryFacts, after: EntryFacts): Weight =>
  before.default === null || after.default === null ? 'other' : 'breaking';

function requiredWeight({ kind }: EntryFacts, isRequired: boolean): Weight {
  if (isRequired) return 'breaking';
  return kind === 'prop' ? 'addition' : 'other';
}

/** The changes of an entry that is there before and after. `renamed` gives a type with the new names of exports. */
function factsBetween(before: EntryFacts, after: EntryFacts, renamed: (type: string) => string): Fact[] {
  const facts: Fact[] = [];
  const add = (change: ReferenceChangeKind, weight: Weight, old: string | null, now: string | null) =>
    facts.push({ change, weight, before: old, after: now });
  if (before.name !== after.name) add('renamed', lossWeight(before), before.name, after.name);
  const type = typeWeight({ ...before, type: before.type && renamed(before.type) }, after);
  // A class name contains its key.
  const isTold = before.kind === 'class' && before.name !== after.name;
  if (type !== null && !isTold) add('type', before.isInternal ? 'other' : type, before.type, after.type);
  if (plainType(before.default ?? '') !== plainType(after.default ?? ''))
    add('default', defaultWeight(before, after), before.default, after.default);
  if (before.required !== after.required) {
    const written = ({ required }: EntryFacts): string => (required ? 'required' : 'optional');
    add('required', requiredWeight(after, after.required), written(before), written(after));
  }
  // The text of a deprecation may be rewritten; only its beginning and end are changes.
  if ((before.deprecated === null) !== (after.deprecated === null))
    add('deprecated', 'other', before.deprecated, after.deprecated);
  if (before.plan !== after.plan) {
    const isHigher = ranks.indexOf(after.plan) > ranks.indexOf(before.plan);
    add('plan', isHigher ? 'breaking' : 'addition', before.plan, after.plan);
  }
  const gone = before.modules.filter((module) => !after.modules.includes(module));
  if (gone.length > 0 && before.name === after.name)
    add('import', lossWeight(before), gone.join(', '), after.modules.join(', '));
  return facts;
}

/** Entries whose owner is gone, or new, are told by their owner. */
function withoutOrphans(all: readonly EntryFacts[], others: ReadonlySet<string>): EntryFacts[] {
  return all.filter(({ owner, product }) => owner === null || others.has(`${product} ${owner}`));
}

/** Interfaces that got a type parameter, through which they may have the members that seem to be gone. */
function openedInterfaces(before: ApiReference, after: ApiReference): ReadonlySet<string> {
  const count = ({ typeParameters: list = '' }: ApiReference['interfaces'][number]) =>
    typeParameters(list).length;
  const old = new Map(before.interfaces.map((one) => [`${one.product} ${one.name}`, count(one)]));
  const opened = after.interfaces.filter(
    (one) => count(one) > (old.get(`${one.product} ${one.name}`) ?? Number.POSITIVE_INFINITY),
  );
  return new Set(opened.map(({ product, name }) => `${product} ${name}`));
}

const ownersIn = ({ components, interfaces, events }: ApiReference): ReadonlySet<string> =>
  new Set([...components, ...interfaces, ...events].map(({ product, name }) => `${product} ${name}`));

/** The same change of the same entry in several owners, such as the editions of a component, is one. */
function joined(changes: readonly ReferenceChange[]): ReferenceChange[] {
  const found = new Map<string, ReferenceChange>();
  for (const change of changes) {
    const key = JSON.stringify({ ...change, owners: [], pathname: null });
    const known = found.get(key);
    const owners = [...(known?.owners ?? []), ...change.owners];
    found.set(key, { ...(known ?? change), owners });
  }
  // The plainest owner stands for all.
  return [...found.values()].map((change) => ({
    ...change,
    owners: change.owners.toSorted((one, other) => one.length - other.length),
  }));
}

/**
 * The changes from one reference to another, in the order of the first one's entries, with added entries last. The rules
 * of their weights are in cli/compare/README.md.
 */
export function referenceChanges(before: ApiReference, after: ApiReference): ReferenceChange[] {
  const [old, now] = [entryFacts(before), entryFacts(after)];
  const [oldKeys, nowKeys] = [new Set(old.map(keyOf)), new Map(now.map((entry) => [keyOf(entry), entry]))];
  const removed = withoutOrphans(
    old.filter((entry) => !nowKeys.has(keyOf(entry))),
    ownersIn(after),
  );
  const added = withoutOrphans(
    now.filter((entry) => !oldKeys.has(keyOf(entry))),
    ownersIn(before),
  );
  const renames = suggestRenames(removed, added);
  const opened = openedInterfaces(before, after);
  const newNames = new Map(
    [...renames].flatMap(([from, to]) => (from.kind === 'export' ? [[from.name, to.name] as const] : [])),
  );
  const renamed = (type: string) => type.replace(/[\w$]+/g, (name) => newNames.get(name) ?? name);
  const changeOf = ({ kind, product, owner, name, pathname }: EntryFacts, fact: Fact): ReferenceChange => ({
    ...{ ...fact, kind, product, owners: owner === null ? [] : [owner], name, pathname },
  });
  const kept = old.flatMap((entry) => {
    const next = nowKeys.get(keyOf(entry)) ?? renames.get(entry);
    if (next !== undefined) return factsBetween(entry, next, renamed).map((fact) => changeOf(entry, fact));
    if (!removed.includes(entry)) return [];
    const isOpened = entry.kind === 'member' && opened.has(`${entry.product} ${entry.owner}`);
    const weight = isOpened ? 'other' : lossWeight(entry);
    const fact = { change: 'removed', weight, before: entry.type, after: null } as const;
    return [changeOf(entry, fact)];
  });
  const moved = new Set(renames.values());
  const fresh = added
    .filter((entry) => !moved.has(entry))
    .map((entry) =>
      changeOf(entry, { change: 'added', weight: addedWeight(entry), before: null, after: entry.type }),
    );
  return joined([...kept, ...fresh]);
}
