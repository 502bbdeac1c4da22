import type { ComparedDemo, DemoStatus } from '../model/comparison.ts';
import type { Picture } from '../model/output.ts';
import type { PictureDifference } from './picture/picture-difference.ts';

/** A picture that need not be in memory. */
export interface DrawnPicture {
  /** Equal for equal pictures. */
  readonly hash: string;
  readonly read: () => Picture;
}

/** A demo with one set of packages; the lists are messages. */
export interface DemoState {
  readonly build: readonly string[];
  readonly draw: readonly string[];
  readonly types: readonly string[];
  readonly console: readonly string[];
  /** Null for a demo without a picture. */
  readonly picture: DrawnPicture | null;
}

/** The pictures of a demo with two versions. */
export interface PicturePair {
  readonly before: DrawnPicture;
  readonly after: DrawnPicture;
}

/** The differences of two pictures. */
export type DifferenceOf = (pair: PicturePair) => PictureDifference;

export type DemoDifference = Pick<
  ComparedDemo,
  'status' | 'build' | 'draw' | 'types' | 'console' | 'picture' | 'accessibility' | 'styles'
>;

/** Messages of the second list that the first lacks. Their line may be another, because text above it may be new. */
export function newMessages(before: readonly string[], after: readonly string[]): string[] {
  const withoutLine = (text: string): string => text.replace(/:\d+\)$/, ')');
  const known = new Set(before.map(withoutLine));
  return [...new Set(after)].filter((text) => !known.has(withoutLine(text)));
}

function statusOf(found: Omit<DemoDifference, 'status'>): DemoStatus {
  const { build, draw, types, console: lines, picture, accessibility, styles } = found;
  const has = (sense: string): boolean => picture.some((change) => change.sense === sense);
  if (build.length > 0) return 'build';
  if (draw.length > 0) return 'draw';
  if (types.length > 0) return 'types';
  if (has('shown')) return 'changed';
  if (lines.length > 0) return 'console';
  if (has('spoken') || accessibility.length > 0) return 'spoken';
  if (has('styled') || styles.length > 0) return 'styled';
  return picture.length > 0 ? 'markup' : 'unchanged';
}

/** The pictures of a demo that both versions drew; null when one did not, or when they are equal. */
export function picturePair(before: DemoState, after: DemoState): PicturePair | null {
  if (before.picture === null || after.picture === null || after.draw.length > 0) return null;
  return before.picture.hash === after.picture.hash ? null : { before: before.picture, after: after.picture };
}

const noDifference: PictureDifference = { picture: [], styles: [], accessibility: [] };

/** The differences of a demo. */
export function compareDemo(before: DemoState, after: DemoState, differenceOf: DifferenceOf): DemoDifference {
  const pair = picturePair(before, after);
  const found = {
    build: newMessages(before.build, after.build),
    draw: newMessages(before.draw, after.draw),
    types: newMessages(before.types, after.types),
    console: newMessages(before.console, after.console),
    ...(pair === null ? noDifference : differenceOf(pair)),
  };
  return { status: statusOf(found), ...found };
}
