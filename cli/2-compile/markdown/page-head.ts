import type { Element, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import { diagnostic } from '../../diagnostics/diagnostic.ts';
import { eachElement } from './each-element.ts';
import { eachNode } from './each-node.ts';
import { contextOf, placeOf } from './page-context.ts';

/** Removes the first h1 and the `<p class="description">` from the body: the template renders them. */
export function rehypePageHead() {
  return (tree: Root, file: VFile): void => {
    const context = contextOf(file);
    const take = (test: (node: Element) => boolean) => {
      let taken: Element | null = null;
      eachNode<RootContent>(tree, (node, index, parent) => {
        if (taken !== null || node.type !== 'element' || !test(node)) return undefined;
        taken = node;
        parent.children.splice(index, 1);
        return index;
      });
      return taken === null ? null : { text: plainText(taken), place: placeOf(context, taken) };
    };

    context.heading = take(({ tagName }) => tagName === 'h1');
    context.description = take(
      ({ tagName, properties: { className } }) =>
        tagName === 'p' && Array.isArray(className) && className.includes('description'),
    );
    const { heading } = context;
    eachElement(tree, (node) => {
      if (node.tagName !== 'h1') return;
      const related =
        heading === null ? [] : [{ message: 'The title of the page is here', place: heading.place }];
      const message = `\`${plainText(node)}\` is a second h1.`;
      context.diagnostics.push(
        diagnostic('page/multiple-titles', placeOf(context, node), message, { related }),
      );
      node.tagName = 'h2';
    });
  };
}

/** Text of a node without its markup, white space collapsed. */
export const plainText = (node: Element): string => textOf(node).replace(/\s+/g, ' ').trim();
