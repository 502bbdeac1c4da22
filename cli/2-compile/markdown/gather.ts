import type { Parents, RootContent } from 'mdast';
import type { DialectLine } from './nodes.ts';

/** The block from an opening line to its closing line. */
export interface Opening {
  readonly line: DialectLine;
  /** Strength of the fence; a closing fence ends an opening of equal strength, else the innermost weaker one. */
  readonly size: number;
  readonly children: RootContent[];
}

export interface Fences {
  /** Null for lines of other syntax. */
  readonly read: (line: DialectLine) => { readonly closes: boolean; readonly size: number } | null;
  /** Makes the nodes of a gathered block; `unclosed` when its parent ended first. */
  readonly make: (opening: Opening, unclosed: boolean, parent: Parents) => readonly RootContent[];
  /** Called with a closing line that closes nothing; the line is removed. */
  readonly stray: (line: DialectLine) => void;
}

/** Gathers the nodes between opening and closing lines into blocks, in every parent of the tree. */
export function gather(parent: Parents, fences: Fences): void {
  const top: RootContent[] = [];
  const open: Opening[] = [];
  const add = (...nodes: readonly RootContent[]) => (open.at(-1)?.children ?? top).push(...nodes);
  const close = (unclosed: boolean, end?: DialectLine) => {
    const opening = open.pop();
    if (opening === undefined) return;
    const nodes = fences.make(opening, unclosed, parent);
    const start = opening.line.position?.start;
    const stop = (end ?? opening.children.at(-1) ?? opening.line).position?.end;
    if (start && stop) for (const node of nodes) node.position ??= { start, end: stop };
    add(...nodes);
  };

  for (const child of parent.children) {
    const fence = child.type === 'dialectLine' ? fences.read(child) : null;
    if (child.type !== 'dialectLine' || fence === null) {
      if ('children' in child) gather(child, fences);
      add(child);
    } else if (!fence.closes) {
      open.push({ line: child, size: fence.size, children: [] });
    } else {
      const equal = open.findLastIndex(({ size }) => size === fence.size);
      const target =
        equal >= 0 ? equal : (open.at(-1)?.size ?? fence.size) < fence.size ? open.length - 1 : -1;
      while (target >= 0 && open.length > target + 1) close(true);
      if (target >= 0) close(false, child);
      else fences.stray(child);
    }
  }
  while (open.length > 0) close(true);
  parent.children = top as typeof parent.children;
}
