/** The text of a diff's lines but for those that begin like `removed`; a line keeps its number. */
const without =
  (removed: RegExp) =>
  (diff: string): string =>
    diff
      .split('\n')
      .map((line) => (removed.test(line) ? '' : line.slice(1)))
      .join('\n');

/** The text after a change that a diff shows. */
export const newSide = without(/^(?:-|@@|diff |index )/);

/** The text before it. */
export const oldSide = without(/^(?:\+|@@|diff |index )/);
