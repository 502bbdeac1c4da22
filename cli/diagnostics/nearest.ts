import { closest, distance } from 'fastest-levenshtein';
import type { Edit } from './diagnostic.ts';

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

/** The edit that replaces a name by the nearest one; undefined when none is near, or several are. */
export function editToNearest(name: string, names: readonly string[]): Edit | undefined {
  const near = nearest(name, names);
  if (near === null) return undefined;
  const rivals = new Set(names.filter((candidate) => distance(name, candidate) <= distance(name, near)));
  return rivals.size === 1 ? { from: name, to: near } : undefined;
}
