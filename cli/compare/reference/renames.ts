import { distance } from 'fastest-levenshtein';
import type { EntryFacts } from './entry-facts.ts';
import { isHead, plainType } from './type-text.ts';

/** Likeness of two names from which one may be the other's new name: with the same type, and without. */
const enough = { sameType: 0.6, nameAlone: 0.75 };

const wordsOf = (name: string): ReadonlySet<string> =>
  new Set(
    name
      .replace(/^unstable_/, '')
      .split(/(?<=[a-z0-9])(?=[A-Z])|[-_.]+/)
      .map((word) => word.toLowerCase().replace(/(?<=..)s$/, '')),
  );

/** Share of the words that two names have in common. */
function commonWords(one: string, other: string): number {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const common = [...words].filter((word) => others.has(word)).length;
  return common / (words.size + others.size - common);
}

/** Whether one name only adds words to the other. */
function extendsOther(one: string, other: string): boolean {
  const [few, many] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.size - b.size);
  return [...(few ?? [])].every((word) => many?.has(word));
}

const commonLetters = (one: string, other: string): number =>
  1 - distance(one, other) / Math.max(one.length, other.length);

/** Whether the text about a deprecated entry names another as its replacement. */
const isNamed = (text: string | null, name: string): boolean =>
  text !== null && new RegExp(`(?<![\\w.])${name}(?!\\w)`).test(text);

const typeOf = ({ type, name }: EntryFacts): string => plainType(type ?? '').replaceAll(name, '');

/** `interface`, `type`, or the first sign of another export's type. */
const formOf = ({ type }: EntryFacts): string => /^\w+|^./.exec(type ?? '')?.[0] ?? '';

/**
 * Whether a third entry of the same type has all words that two names have in common: what they differ in tells members
 * of a family apart.
 */
function isFamily(removed: EntryFacts, added: EntryFacts, others: readonly EntryFacts[]): boolean {
  const common = [...wordsOf(removed.name)].filter((word) => wordsOf(added.name).has(word));
  const isMember = (other: EntryFacts): boolean =>
    typeOf(other) === typeOf(removed) && common.every((word) => wordsOf(other.name).has(word));
  return !extendsOther(removed.name, added.name) && others.some(isMember);
}

/**
 * 0 for entries that are not one another; what the packages state themselves counts most. `others` were beside the
 * removed one.
 */
function score(removed: EntryFacts, added: EntryFacts, others: readonly EntryFacts[]): number {
  if (isNamed(removed.deprecated, added.name)) return 3;
  const words = commonWords(removed.name, added.name);
  const alike = Math.max(
    words,
    commonLetters(removed.name, added.name),
    extendsOther(removed.name, added.name) ? enough.sameType : 0,
  );
  const isTyped = removed.type !== null && !isHead(removed.type) && removed.kind !== 'class';
  if (isTyped && typeOf(removed) === typeOf(added)) {
    // A required entry that is gone has a successor.
    if (removed.required && added.required) return 2 + (alike >= enough.sameType ? alike : 0);
    return alike >= enough.sameType && !isFamily(removed, added, others) ? 1 + alike : 0;
  }
  const isComparable =
    removed.kind === 'class' || (removed.kind === 'export' && formOf(removed) === formOf(added));
  return isComparable && words >= enough.nameAlone ? words : 0;
}

/** Text about a deprecated entry: `Use slots.content instead`. */
const successor = /\bus(?:e|ing)(?: the)? `?([\w$]+(?:\.[\w$]+)*)/i;

/** The entry that the packages name in place of a deprecated one, if its owner has it; perhaps a part of it: `slots.content`. */
export function namedSuccessor(removed: EntryFacts, all: readonly EntryFacts[]): string | null {
  const path = successor.exec(removed.deprecated ?? '')?.[1] ?? '';
  const { kind, product, owner } = removed;
  const isThere = all.some(
    (one) =>
      one.name === path.split('.')[0] && one.kind === kind && one.product === product && one.owner === owner,
  );
  return isThere ? path : null;
}

const isBeside = (one: EntryFacts, other: EntryFacts): boolean =>
  one.kind === other.kind && one.product === other.product && one.owner === other.owner;

/**
 * Removed entry → the added one that has its place; each is the other's best match, and no other is as good. `before`
 * are all entries among which the removed ones were.
 */
export function suggestRenames(
  removed: readonly EntryFacts[],
  added: readonly EntryFacts[],
  before: readonly EntryFacts[],
): ReadonlyMap<EntryFacts, EntryFacts> {
  const best = (of: EntryFacts, all: readonly EntryFacts[], rate: (one: EntryFacts) => number) => {
    const rated = all
      .filter((one) => isBeside(one, of))
      .map((one) => ({ one, value: rate(one) }))
      .filter(({ value }) => value > 0)
      .sort((a, b) => b.value - a.value);
    return rated[0] !== undefined && rated[0].value !== rated[1]?.value ? rated[0].one : null;
  };
  const found = new Map<EntryFacts, EntryFacts>();
  for (const old of removed) {
    const others = before.filter((one) => one !== old && isBeside(one, old));
    const now = best(old, added, (one) => score(old, one, others));
    if (now !== null && best(now, removed, (one) => score(one, now, others)) === old) found.set(old, now);
  }
  return found;
}
