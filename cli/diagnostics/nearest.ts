import { closest, distance } from 'fastest-levenshtein';
import type { Edit } from './diagnostic.ts';

/** Edits within which a name of a length is near. */
export type Reach = (length: number) => number;

/** One edit for every three characters. */
const usual: Reach = (length) => Math.ceil(length / 3);

/**
 * Fewer for a name with a capital that may be of any library: it is near some other word. One edit for every four
 * characters, up to three.
 */
export const reachAmongLibraries = (name: string): Reach =>
  /^[A-Z]/.test(name) ? (length) => Math.min(Math.floor(length / 4), 3) : usual;

/** The name the author most likely meant, or null when none is near. */
export function nearest(name: string, names: readonly string[], reach: Reach = usual): string | null {
  if (names.length === 0) return null;
  const candidate = closest(name, names);
  return distance(name, candidate) <= reach(Math.min(name.length, candidate.length)) ? candidate : null;
}

/** The edit that replaces a name by the nearest one; undefined when none is near, or several are. */
export function editToNearest(name: string, names: readonly string[], reach?: Reach): Edit | undefined {
  const near = nearest(name, names, reach);
  if (near === null) return undefined;
  const rivals = new Set(names.filter((candidate) => distance(name, candidate) <= distance(name, near)));
  return rivals.size === 1 ? { from: name, to: near } : undefined;
}
