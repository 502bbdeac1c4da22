import type { Nodes } from 'mdast';
import type { Processor } from 'unified';

/** Any text in which GFM can find an address that is not written as a link. */
const address = /@|www\.|https?:\/\//i;

const holdsAddress = (node: Nodes): boolean =>
  node.type === 'text'
    ? address.test(node.value)
    : 'children' in node && node.children.some((child) => holdsAddress(child));

/**
 * Runs after GFM, which searches the texts of every page four times for addresses. Skips pages without any, nearly all
 * of them.
 */
export function remarkFewAddresses(this: Processor): undefined {
  for (const extension of (this.data().fromMarkdownExtensions ?? []).flat())
    extension.transforms = extension.transforms?.map(
      (transform) => (tree) => (holdsAddress(tree) ? transform(tree) : undefined),
    );
}
