import type { PageNode, TreeNode } from '../model/site.ts';

/** Pages in reading order. */
export function pagesOf(nodes: readonly TreeNode[]): PageNode[] {
  return nodes.flatMap((node) =>
    node.kind === 'group' ? pagesOf(node.children) : node.kind === 'page' ? [node] : [],
  );
}
