import { closest, distance } from 'fastest-levenshtein';

/**
 * The name the author most likely meant, or null when none is near: up to three edits, one for every three characters.
 */
export function nearest(name: string, names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const candidate = closest(name, names);
  return distance(name, candidate) <= Math.ceil(Math.min(name.length, candidate.length) / 3)
    ? candidate
    : null;
}
