import type { ComparedDemo, FaultChange } from '../../model/comparison.ts';
import type { Picture } from '../../model/output.ts';
import { pictureChanges } from './picture-changes.ts';
import { styleChanges } from './style-changes.ts';

/** A rule of accessibility that elements of a picture break. */
interface Fault {
  readonly rule: string;
  readonly help: string;
  readonly count: number;
  readonly example: string;
}

/** The faults of a picture's HTML. */
type FaultsOf = (html: string) => readonly Fault[];

export type PictureDifference = Pick<ComparedDemo, 'picture' | 'styles' | 'accessibility'>;

/** Rules that more or fewer elements break. */
function faultChanges(before: readonly Fault[], after: readonly Fault[]): FaultChange[] {
  const [old, now] = [before, after].map((faults) => new Map(faults.map((fault) => [fault.rule, fault])));
  return [...new Set([...before, ...after].map(({ rule }) => rule))].flatMap((rule) => {
    const [one, other] = [old?.get(rule), now?.get(rule)];
    const { help = '', example = '' } = other ?? one ?? {};
    const counts = { before: one?.count ?? 0, after: other?.count ?? 0 };
    return counts.before === counts.after ? [] : [{ rule, help, ...counts, example }];
  });
}

export const pictureDifference = (
  before: Picture,
  after: Picture,
  faultsOf: FaultsOf,
): PictureDifference => ({
  picture: pictureChanges(before, after),
  styles: styleChanges(before.css, after.css),
  accessibility: faultChanges(faultsOf(before.html), faultsOf(after.html)),
});
