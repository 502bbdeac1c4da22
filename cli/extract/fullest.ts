import { type Context, type Exported, planRank } from './context.ts';

/**
 * The form of an interface with the most members: a package with a higher plan re-exports the interface of another, or
 * extends it.
 */
export function fullest({ checker }: Context, exported: readonly Exported[]): Exported | undefined {
  const members = ({ symbol }: Exported): number =>
    checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)).length;
  return [...exported].sort(
    (one, other) =>
      members(other) - members(one) || planRank(other.package.plan) - planRank(one.package.plan),
  )[0];
}
