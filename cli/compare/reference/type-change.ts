import type { Weight } from '../../schemas/reference-change.ts';
import { isPlain, type KnownAliases, membersOf } from './aliases.ts';
import type { Direction, EntryFacts } from './entry-facts.ts';
import { callbackWeight, calledWeight } from './function-change.ts';
import {
  aliasOf,
  functionParameters,
  isHead,
  lacks,
  memberNames,
  neededParameters,
  orderedType,
  parentsOf,
  unionMembers,
} from './type-text.ts';

const byDirection: Readonly<Record<'wider' | 'narrower', Readonly<Record<Direction, Weight>>>> = {
  wider: { in: 'addition', out: 'other', both: 'other' },
  narrower: { in: 'breaking', out: 'other', both: 'breaking' },
};

/** Whether the body of an alias is a list, a function or plain values, which no interface is. */
const isNoObject = (body: string | null): boolean =>
  body !== null && (body.endsWith('[]') || functionParameters(body) !== null || isPlain(unionMembers(body)));

/** The weight of a changed type; null when only its writing changed. */
export function typeWeight(before: EntryFacts, after: EntryFacts, known: KnownAliases): Weight | null {
  if (before.type === null || after.type === null) return null;
  if (orderedType(before.type) === orderedType(after.type)) return null;
  if (before.kind === 'class' || before.kind === 'theme') return 'breaking';
  const called =
    before.kind === 'export' ? calledWeight(before, after, known) : callbackWeight(before, after, known);
  if (called !== null) return called;
  const alias = [aliasOf(before.type), aliasOf(after.type)];
  // The members that one version lists are compared one by one, unless the other has no such things.
  if (isHead(before.type) || isHead(after.type)) return alias.some(isNoObject) ? 'breaking' : null;
  if (before.kind === 'export' && neededParameters(before.type) < neededParameters(after.type))
    return 'breaking';
  const isDeclared = before.kind === 'export' && alias.includes(null);
  if (isDeclared) {
    const [old, now] = [memberNames(before.type), memberNames(after.type)];
    // A type that names no members of its own, or has a new parent, may have them from others.
    const isInheriting = lacks(parentsOf(after.type), parentsOf(before.type));
    return now.length > 0 && lacks(old, now) && !isInheriting ? 'breaking' : 'other';
  }
  const old = membersOf(alias[0] ?? before.type, known.before);
  const now = membersOf(alias[1] ?? after.type, known.after);
  const [lost, gained] = [lacks(old, now), lacks(now, old)];
  if (!lost && !gained) return null;
  if (!lost) return byDirection.wider[before.direction];
  if (!gained) return byDirection.narrower[before.direction];
  return isPlain(old) && isPlain(now) ? 'breaking' : 'other';
}
