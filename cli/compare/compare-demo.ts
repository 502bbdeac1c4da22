import type { ComparedDemo } from '../model/comparison.ts';
import type { Picture } from '../model/output.ts';
import { styleChanges } from './picture/style-changes.ts';
import { readTree } from './picture/tree.ts';
import { treeChanges } from './picture/tree-changes.ts';

/** A demo with one set of packages; the lists are messages. */
export interface DemoState {
  readonly build: readonly string[];
  readonly draw: readonly string[];
  readonly types: readonly string[];
  readonly console: readonly string[];
  /** Null for a demo without a picture. */
  readonly picture: Picture | null;
}

export type DemoDifference = Pick<
  ComparedDemo,
  'status' | 'build' | 'draw' | 'types' | 'console' | 'picture' | 'styles'
>;

const fresh = (before: readonly string[], after: readonly string[]): string[] => {
  const known = new Set(before);
  return [...new Set(after)].filter((text) => !known.has(text));
};

function statusOf({ build, draw, types, console: lines, picture, styles }: Omit<DemoDifference, 'status'>) {
  if (build.length > 0) return 'build';
  if (draw.length > 0) return 'draw';
  if (types.length > 0) return 'types';
  if (picture.length > 0 || lines.length > 0) return 'changed';
  return styles.length > 0 ? 'styled' : 'unchanged';
}

/** The differences of a demo. */
export function compareDemo(before: DemoState, after: DemoState): DemoDifference {
  const [old, now] = [before.picture, after.picture];
  const isDrawn = old !== null && now !== null && after.draw.length === 0;
  const found = {
    build: fresh(before.build, after.build),
    draw: fresh(before.draw, after.draw),
    types: fresh(before.types, after.types),
    console: fresh(before.console, after.console),
    picture: isDrawn && old.html !== now.html ? treeChanges(readTree(old.html), readTree(now.html)) : [],
    styles: isDrawn ? styleChanges(old.css, now.css) : [],
  };
  return { status: statusOf(found), ...found };
}
