// A value stands on everything that it read, directly or not: this lies below it.
import type { Sources } from './derived.ts';
import { isFile } from './inputs.ts';
import type { Node } from './node.ts';

/** Whether a node says little about one page. */
export const readsAll = ({ definition }: Node): boolean => definition?.readsAll === true;

/** The nodes below one, each once, after those that it read, and last itself. `isLeftOut`: nodes that are not entered. */
export function nodesBelow(node: Node, isLeftOut: (node: Node) => boolean = () => false): Node[] {
  const seen = new Set<Node>();
  const found: Node[] = [];
  const visit = (each: Node): void => {
    if (seen.has(each) || isLeftOut(each)) return;
    seen.add(each);
    for (const read of each.reads.keys()) visit(read);
    found.push(each);
  };
  visit(node);
  return found;
}

/** The nodes of sources, as far as this process has used them. */
export function nodesFrom(
  nodes: ReadonlyMap<string, Node>,
  { values = [], files = [] }: Sources = {},
): Node[] {
  const ids = [...values.map(([{ name }, key]) => `${name} ${key}`), ...files.map((file) => `bytes ${file}`)];
  return ids.flatMap((id) => nodes.get(id) ?? []);
}

export const filesIn = (nodes: Iterable<Node>): string[] => [
  ...new Set([...nodes].flatMap(({ name, key }) => (isFile(name) ? [key] : []))),
];

/** Finds the changed nodes below others, each node searched once. Does not enter nodes that read all pages. */
export function changedBelow(changed: ReadonlySet<Node>): (node: Node) => ReadonlySet<Node> {
  const known = new Map<Node, ReadonlySet<Node>>();
  const none: ReadonlySet<Node> = new Set();
  const search = (node: Node): ReadonlySet<Node> => {
    if (readsAll(node)) return none;
    const before = known.get(node);
    if (before !== undefined) return before;
    const found = new Set<Node>(changed.has(node) ? [node] : []);
    for (const read of node.reads.keys()) for (const each of search(read)) found.add(each);
    const result = found.size === 0 ? none : found;
    known.set(node, result);
    return result;
  };
  return search;
}
