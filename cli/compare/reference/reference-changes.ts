import type { Plan } from '../../../renderer/view/plan.ts';
import type { ApiReference } from '../../model/reference.ts';
import type { EntryKind, ReferenceChangeKind, Weight } from '../../schemas/reference-change.ts';
import { type KnownAliases, knownAliases, noAliases } from './aliases.ts';
import { type EntryFacts, entryFacts } from './entry-facts.ts';
import { remaining } from './remaining.ts';
import { namedSuccessor, suggestRenames } from './renames.ts';
import { typeWeight } from './type-change.ts';
import { isHead, plainType } from './type-text.ts';

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
  /** For the class key of a part of a component, the interface that declares it. */
  readonly part: string | null;
  /** Page of the first owner, in the reference that has the entry; null when no page shows it. */
  readonly pathname: string | null;
  /** The fact before and after, as text; null where there is none. A removed entry has its successor, if the packages name one. */
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

/** A setting in a theme that the code of one version does not show may still be there. */
const lossWeight = ({ isInternal, kind }: EntryFacts): Weight =>
  isInternal || kind === 'theme' ? 'other' : 'breaking';

/** A default in words, which may describe the value of the other version more exactly. */
const isProse = (text: string): boolean =>
  /\b(?:when|otherwise|if|depend\w*|based on)\b/i.test(text) ||
  /\b[a-z]+ [a-z]+ [a-z]+\b/i.test(text.replace(/'[^']*'|"[^"]*"|`[^`]*`/g, ''));

/** A default that only one side states may always have been there; the component in a slot is the library's affair. */
const defaultWeight = (before: EntryFacts, after: EntryFacts): Weight =>
  before.default === null ||
  after.default === null ||
  before.kind === 'slot' ||
  isProse(before.default) ||
  isProse(after.default)
    ? 'other'
    : 'breaking';

/**
 * A default without what says the same in other words: names of parameters, brackets around the result of a function,
 * the kind of quotes, and an explanation in brackets.
 */
const plainDefault = (text: string | null): string =>
  plainType(text ?? '')
    .replace(/"([^"']*)"/g, "'$1'")
    .replace(/^(?:\([^()]*\)|[\w$]+) => /, '=> ')
    .replace(/^=> \(([^()]*)\)$/, '=> $1')
    .replace(/^(true|false|-?[\d.]+|'[^']*') \(.*\)$/, '$1');

/** The word of a constant, `cell` of `Modes.Cell`, or of a literal; null for another value. */
const wordOf = (pattern: RegExp, text: string): string | null =>
  pattern.exec(text)?.[1]?.toLowerCase() ?? null;

/** Whether one default is a constant with the word of the other, a literal. */
function isNamedValue(one: string, other: string): boolean {
  const word = wordOf(/^[A-Z]\w*\.(\w+)$/, one);
  return word !== null && word === wordOf(/^["'](\w+)["']$/, other);
}

function isSameDefault(before: EntryFacts, after: EntryFacts): boolean {
  const [old, now] = [plainDefault(before.default), plainDefault(after.default)];
  return old === now || isNamedValue(old, now) || isNamedValue(now, old);
}

function requiredWeight({ kind }: EntryFacts, isRequired: boolean): Weight {
  if (isRequired) return 'breaking';
  return kind === 'prop' ? 'addition' : 'other';
}

/** The changes of an entry that is there before and after. `renamed` gives a type with the new names of exports. */
function factsBetween(
  before: EntryFacts,
  after: EntryFacts,
  renamed: (type: string) => string,
  known: KnownAliases,
): Fact[] {
  const facts: Fact[] = [];
  const add = (change: ReferenceChangeKind, weight: Weight, old: string | null, now: string | null) =>
    facts.push({ change, weight, before: old, after: now });
  if (before.name !== after.name) add('renamed', lossWeight(before), before.name, after.name);
  const type = typeWeight({ ...before, type: before.type && renamed(before.type) }, after, known);
  // A class name contains its key.
  const isTold = before.kind === 'class' && before.name !== after.name;
  if (type !== null && !isTold) add('type', before.isInternal ? 'other' : type, before.type, after.type);
  if (!isSameDefault(before, after))
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

/** The type of an entry that only one version has; null where its name is all there is. */
const ownType = ({ type }: EntryFacts): string | null => (type === null || isHead(type) ? null : type);

/** Entries whose owner is gone, or new, are told by their owner. */
function withoutOrphans(all: readonly EntryFacts[], others: ReadonlySet<string>): EntryFacts[] {
  return all.filter(({ owner, product }) => owner === null || others.has(`${product} ${owner}`));
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

/** Id of a product → export → modules that have it, of which the second reference says nothing. */
export type Elsewhere = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/**
 * The changes from one reference to another, in the order of the first one's entries, with added entries last. The rules
 * of their weights are in cli/compare/README.md.
 */
export function referenceChanges(
  before: ApiReference,
  after: ApiReference,
  elsewhere: Elsewhere = {},
): ReferenceChange[] {
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
  const movedTo = ({ kind, product, name }: EntryFacts): readonly string[] =>
    kind === 'export' ? (elsewhere[product]?.[name] ?? []) : [];
  const renames = suggestRenames(
    removed.filter((entry) => movedTo(entry).length === 0),
    added,
    old,
  );
  const mayRemain = remaining(before, after, added);
  const newNames = new Map(
    [...renames].flatMap(([from, to]) => (from.kind === 'export' ? [[from.name, to.name] as const] : [])),
  );
  const renamed = (type: string) => type.replace(/[\w$]+/g, (name) => newNames.get(name) ?? name);
  const aliases = knownAliases(old, now);
  const changeOf = (entry: EntryFacts, fact: Fact): ReferenceChange => {
    const { kind, product, owner, name, part, pathname } = entry;
    return { ...fact, kind, product, owners: owner === null ? [] : [owner], name, part, pathname };
  };
  const kept = old.flatMap((entry) => {
    const next = nowKeys.get(keyOf(entry)) ?? renames.get(entry);
    if (next !== undefined)
      return factsBetween(entry, next, renamed, aliases.get(entry.product) ?? noAliases).map((fact) =>
        changeOf(entry, fact),
      );
    if (!removed.includes(entry)) return [];
    const modules = movedTo(entry).join(', ');
    if (modules !== '')
      return [
        changeOf(entry, {
          ...{ change: 'import', weight: lossWeight(entry) },
          ...{ before: entry.modules.join(', '), after: modules },
        }),
      ];
    const weight = mayRemain(entry) ? 'other' : lossWeight(entry);
    const after = namedSuccessor(entry, now);
    return [changeOf(entry, { change: 'removed', weight, before: ownType(entry), after })];
  });
  const moved = new Set(renames.values());
  const fresh = added
    .filter((entry) => !moved.has(entry))
    .map((entry) =>
      changeOf(entry, { change: 'added', weight: addedWeight(entry), before: null, after: ownType(entry) }),
    );
  return joined([...kept, ...fresh]);
}
