import type { ReferenceChange } from '../../compare/reference/reference-changes.ts';
import type { Step } from './walk.ts';

/** A default in the words of its value: authors correct quotes, colons and periods around it. */
const bare = (text: string): string => text.replace(/^[:\s]+|[.\s]+$|["'`]/g, '');

/** Whether an entry that left its owner is gone: the owner may have it from elsewhere since. */
const isGone = ({ kind, weight }: ReferenceChange): boolean =>
  kind === 'export' || kind === 'selector' || weight === 'breaking';

/** A default that only one of two versions states may always have been there. */
const isOther = ({ before, after }: ReferenceChange): boolean =>
  before !== null && after !== null && bare(before) !== bare(after);

/**
 * The changes of each version that are certain. Those of parents are not: a compiler may write the props of one out in a
 * release, and name it in the next. An entry that did not certainly leave has not come back either.
 */
export function certainChanges(steps: readonly Step[]): Step[] {
  const elsewhere = new Set<string>();
  const certain = (change: ReferenceChange): readonly ReferenceChange[] => {
    const { kind, name, part, owners } = change;
    const keyOf = (owner: string): string => `${kind} ${owner} ${part} ${name}`;
    if (kind === 'parent') return [];
    if (change.change === 'default') return isOther(change) ? [change] : [];
    if (change.change === 'removed' && !isGone(change)) {
      for (const owner of owners) elsewhere.add(keyOf(owner));
      return [];
    }
    if (change.change !== 'added' || owners.length === 0) return [change];
    const own = owners.filter((owner) => !elsewhere.delete(keyOf(owner)));
    return own.length === 0 ? [] : [{ ...change, owners: own }];
  };
  return steps
    .map(({ version, changes }) => ({ version, changes: changes.flatMap(certain) }))
    .filter(({ changes }) => changes.length > 0);
}
