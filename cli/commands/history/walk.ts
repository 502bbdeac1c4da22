import { type ReferenceChange, referenceChanges } from '../../compare/reference/reference-changes.ts';
import type { ApiReference } from '../../model/reference.ts';
import type { Point } from './points.ts';

export interface Step {
  readonly version: string;
  readonly changes: readonly ReferenceChange[];
}

export interface Walk {
  /** The first version that could be read. */
  readonly first: string;
  /** Oldest first; versions without a change are left out. */
  readonly steps: readonly Step[];
  /** Versions that could not be read: their changes are told by the next one. */
  readonly unread: readonly string[];
}

/** Reads the reference of a state; null when one of its packages cannot be read. */
type Read = (point: Point) => Promise<ApiReference | null>;

/** Compares each state with the one before it. None is skipped: an entry may leave and come back between two equal ones. */
export async function walk(points: readonly Point[], read: Read): Promise<Walk> {
  const steps: Step[] = [];
  const unread: string[] = [];
  let first = '';
  let before: ApiReference | null = null;
  for (const point of points) {
    const { version } = point;
    const reference = await read(point);
    if (reference === null) {
      unread.push(version);
      continue;
    }
    if (before === null) first = version;
    else {
      const changes = referenceChanges(before, reference);
      if (changes.length > 0) steps.push({ version, changes });
    }
    before = reference;
  }
  return { first, steps, unread };
}
