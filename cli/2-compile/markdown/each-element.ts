import type { Element, Parents } from 'hast';

/**
 * Calls `see` with every element below `parent`, in order; not with those inside one for which it returns `'skip'`.
 * For reading, where `visit` with its path to the root and its care for changed children takes many times as long.
 */
export function eachElement(parent: Parents, see: (element: Element) => unknown): void {
  for (const child of parent.children) {
    if (child.type === 'element' && see(child) !== 'skip') eachElement(child, see);
  }
}
