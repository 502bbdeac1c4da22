import type { Element, Parents } from 'hast';

/**
 * Calls `see` with every element below `parent`, in order, but does not descend into one for which it returns `'skip'`.
 * It is meant for reading: `visit` also tracks ancestors and changed children, and takes many times as long.
 */
export function eachElement(parent: Parents, see: (element: Element) => unknown): void {
  for (const child of parent.children) {
    if (child.type === 'element' && see(child) !== 'skip') eachElement(child, see);
  }
}
