import { matchNames } from '../../reference/match-names.ts';
import type { EntryLinks } from './entry-links.ts';

/** From this many entries on, a list is grouped. */
const many = 30;

interface FeatureGroup {
  /** Null for what belongs to no feature, at the end, and for a list that is not grouped. */
  readonly title: string | null;
  readonly names: readonly string[];
}

/** Names of a list by feature, without empty groups. */
export function featureGroups(
  names: readonly string[],
  features: EntryLinks['features'],
): readonly FeatureGroup[] {
  if (names.length < many || features.length === 0) return [{ title: null, names }];
  let left = names;
  const groups = features.map(({ title, names: patterns }): FeatureGroup => {
    const own = matchNames(left, patterns);
    left = left.filter((name) => !own.includes(name));
    return { title, names: own };
  });
  return [...groups, { title: null, names: left }].filter((group) => group.names.length > 0);
}
