import { type ReferenceChange, referenceChanges } from '../../compare/reference/reference-changes.ts';
import type { ApiReference } from '../../model/reference.ts';
import { minorOf, type Point } from './points.ts';

export interface Step {
  readonly version: string;
  readonly changes: readonly ReferenceChange[];
}

export interface Walk {
  /** Oldest first. */
  readonly steps: readonly Step[];
  /** Versions between the first and the last that could not be read. */
  readonly unread: readonly string[];
}

/** Reads the reference of a state; null when one of its packages cannot be read. */
type Read = (point: Point) => Promise<ApiReference | null>;

/** The middle of the points between the ends of a range; the last release of a minor version where there is one. */
function middleOf(range: readonly Point[]): Point | undefined {
  const inner = range.slice(1, -1);
  const last = inner.filter(
    ({ version }, index) => minorOf(range[index + 2]?.version ?? '') !== minorOf(version),
  );
  const choice = last.length > 0 ? last : inner;
  return choice[choice.length >> 1];
}

/**
 * Finds the version of every change between the first point and the last, both of which can be read. Bisects, and skips
 * what lies between two equal states: a change that was taken back there goes unseen.
 */
export async function walk(
  points: readonly Point[],
  first: ApiReference,
  last: ApiReference,
  read: Read,
): Promise<Walk> {
  const steps: Step[] = [];
  const unread: string[] = [];
  const between = async (
    range: readonly Point[],
    before: ApiReference,
    after: ApiReference,
  ): Promise<void> => {
    const changes = referenceChanges(before, after);
    if (changes.length === 0) return;
    const middle = middleOf(range);
    if (middle === undefined) {
      steps.push({ version: range.at(-1)?.version ?? '', changes });
      return;
    }
    const reference = await read(middle);
    if (reference === null) {
      unread.push(middle.version);
      return await between(
        range.filter((point) => point !== middle),
        before,
        after,
      );
    }
    const index = range.indexOf(middle);
    await between(range.slice(0, index + 1), before, reference);
    await between(range.slice(index), reference, after);
  };
  await between(points, first, last);
  return { steps, unread };
}
