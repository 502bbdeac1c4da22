/** The text after a change that a diff shows: removed lines are empty, others lose the mark in their first column. */
export const newSide = (diff: string): string =>
  diff
    .split('\n')
    .map((line) => (/^(?:-|@@|diff |index )/.test(line) ? '' : line.slice(1)))
    .join('\n');
