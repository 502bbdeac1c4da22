import type { Diagnostic } from './diagnostic.ts';

/** The part of a finding that stays the same when lines above are added or removed. */
const identity = ({ code, message, place }: Diagnostic): string =>
  JSON.stringify([code, message, place?.file]);

/** The findings of `after` that `before` does not have, one by one when several are alike. */
function added(before: readonly Diagnostic[], after: readonly Diagnostic[]): Diagnostic[] {
  const counts = new Map<string, number>();
  for (const finding of before) counts.set(identity(finding), (counts.get(identity(finding)) ?? 0) + 1);
  return after.filter((finding) => {
    const count = counts.get(identity(finding)) ?? 0;
    counts.set(identity(finding), count - 1);
    return count <= 0;
  });
}

/** The findings that only one of two lists has. */
export const difference = (
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
): { readonly found: readonly Diagnostic[]; readonly gone: readonly Diagnostic[] } => ({
  found: added(before, after),
  gone: added(after, before),
});
