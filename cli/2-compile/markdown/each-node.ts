// Own code because `visit` creates a named function for every node, for debugging, which took an eighth of the time of
// compiling a page.

/** A parent in a tree of mdast or hast. */
export interface ParentOf<Node> {
  readonly type: string;
  children: Node[];
}

/**
 * Calls `see` with every node below `parent`, in order, its position in its parent, and the parent. `see` may change
 * the children of the parent: it then returns the position to continue at, and the visited node is not descended into.
 */
export function eachNode<Node extends { readonly type: string }>(
  parent: ParentOf<Node>,
  see: (node: Node, index: number, parent: ParentOf<Node>) => number | undefined,
): void {
  for (let index = 0; index < parent.children.length; ) {
    const node = parent.children[index];
    if (node === undefined) return;
    const next = see(node, index, parent);
    if (next === undefined && 'children' in node) eachNode(node as Node & ParentOf<Node>, see);
    index = next ?? index + 1;
  }
}
