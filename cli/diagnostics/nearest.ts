import { closest, distance } from 'fastest-levenshtein';
import type { Edit } from './diagnostic.ts';

/**
 * Edits within which a name is near. Names with a capital are short words of one library among many others, so that
 * another word is often near: one edit for every four characters, up to three.
 */
const reach = (length: number, isCapital: boolean): number =>
  isCapital ? Math.min(Math.floor(length / 4), 3) : Math.ceil(length / 3);

/** The name the author most likely meant, or null when none is near. */
export function nearest(name: string, names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const candidate = closest(name, names);
  const length = Math.min(name.length, candidate.length);
  return distance(name, candidate) <= reach(length, /^[A-Z]/.test(name)) ? candidate : null;
}

/** The edit that replaces a name by the nearest one; undefined when none is near, or several are. */
export function editToNearest(name: string, names: readonly string[]): Edit | undefined {
  const near = nearest(name, names);
  if (near === null) return undefined;
  const rivals = new Set(names.filter((candidate) => distance(name, candidate) <= distance(name, near)));
  return rivals.size === 1 ? { from: name, to: near } : undefined;
}
