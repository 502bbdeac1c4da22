import type { Element, Root, RootContent } from 'hast';
import type { VFile } from 'vfile';
import { eachElement } from './each-element.ts';
import { eachNode } from './each-node.ts';
import { element } from './element.ts';
import { contextOf } from './page-context.ts';
import { plainText } from './page-head.ts';
import { word } from './words.ts';

/** Wraps tables in regions that scroll, named after the headings above them. Names of regions must differ. */
export function rehypeTables() {
  return (tree: Root, file: VFile): void => {
    const context = contextOf(file);
    const counts = new Map<string, number>();
    let heading = context.heading?.text ?? context.input.nodeTitle;
    eachNode<RootContent>(tree, (node, index, parent) => {
      if (node.type !== 'element') return undefined;
      if (/^h[2-6]$/.test(node.tagName)) heading = plainText(node);
      if (node.tagName !== 'table') return undefined;
      const count = (counts.get(heading) ?? 0) + 1;
      counts.set(heading, count);
      const ariaLabel = word(context, 'table.label', {
        title: count === 1 ? heading : `${heading} (${count})`,
      });
      const region = element(
        'div',
        { className: ['table-scroll'], role: 'region', tabIndex: 0, ariaLabel },
        node,
      );
      parent.children[index] = region;
      eachElement(node, alignByClass);
      return index + 1;
    });
  };
}

/** Replaces `align`, which HTML no longer has, by a class. */
function alignByClass({ properties }: Element): void {
  if (properties.align === undefined) return;
  properties.className = [`align-${properties.align}`];
  delete properties.align;
}
