import { distance } from 'fastest-levenshtein';

const wordsIn = (name: string): string[] => name.split(/(?=[A-Z])/);

const letters = (word: string): string => [...word].sort().join('');

/** Edit distance, with a swap of two letters as one edit. */
export function editsIn(word: string, other: string): number {
  const count = distance(word, other);
  return count === 2 && letters(word) === letters(other) ? 1 : count;
}

/**
 * One edit in a long name, or two edits that change at most a third of a word: `minDate` is not a typo of `maxDate`.
 */
function isSlip(name: string, other: string): boolean {
  // Two edits may be two swaps, which count as four edits here.
  if (Math.abs(name.length - other.length) > 2 || distance(name, other) > 4) return false;
  if (name.length >= 8 && editsIn(name, other) === 1) return true;
  const [words, others] = [wordsIn(name), wordsIn(other)];
  if (words.length !== others.length) return false;
  const pairs = words.map((word, at) => [word, others[at] ?? ''] as const);
  const edits = pairs.map(([word, twin]) => editsIn(word, twin));
  const sum = edits.reduce((one, edit) => one + edit, 0);
  const isSmall = pairs.every(
    ([word, twin], at) => (edits[at] ?? 0) <= Math.max(word.length, twin.length) / 3,
  );
  return sum > 0 && sum <= 2 && isSmall;
}

/** The name that another one is a typo of, if any. */
export const slipOf = (name: string, names: readonly string[]): string | null =>
  names.includes(name) ? null : (names.find((candidate) => isSlip(name, candidate)) ?? null);
