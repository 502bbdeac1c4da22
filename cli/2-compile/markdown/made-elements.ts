import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import { eachElement } from './each-element.ts';
import { contextOf } from './page-context.ts';

/** Remembers the elements that stand in a page before plugins of the site add others. */
export function rehypeRememberWritten() {
  return (tree: Root, file: VFile): void => {
    const { written } = contextOf(file);
    eachElement(tree, (node) => {
      written.add(node);
    });
  };
}

/** Gives elements that a plugin made the place of what they stand in, because they have none in the page. */
export function rehypePlaceMade() {
  return (tree: Root, file: VFile): void => {
    const { written } = contextOf(file);
    const place = (parent: Root | Element, position: Element['position']): void => {
      for (const child of parent.children) {
        if (child.type !== 'element') continue;
        if (!written.has(child)) {
          if (position) child.position = position;
          else delete child.position;
        }
        place(child, child.position);
      }
    };
    place(tree, undefined);
  };
}
