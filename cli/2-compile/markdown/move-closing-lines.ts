import type { Parents, Root, RootContent } from 'mdast';
import type { DialectLine } from './nodes.ts';

const isFence = (node: RootContent | undefined): node is DialectLine =>
  node?.type === 'dialectLine' && /^:{3,}/.test(node.value);

const isClosing = (node: RootContent | undefined): node is DialectLine =>
  isFence(node) && /^:{3,}[ \t]*$/.test(node.value);

/**
 * Number of callouts that are open after the blocks of `parent`, judged by size alone; negative for stray closing
 * lines.
 */
const balance = ({ children }: Parents): number =>
  children.reduce((open, child) => open + (isFence(child) ? (isClosing(child) ? -1 : 1) : 0), 0);

/** Removes and returns the closing line that ends `node`, unless it closes something inside. */
function takeLast(node: RootContent): DialectLine | null {
  if (!('children' in node) || (node.type !== 'list' && node.type !== 'listItem')) return null;
  const last: RootContent | undefined = node.children.at(-1);
  if (last === undefined) return null;
  if (!isClosing(last)) return takeLast(last);
  if (balance(node) >= 0) return null;
  node.children.pop();
  return last;
}

/**
 * Moves a closing line out of the list above it, into which formatters indent it: it still closes the callout around.
 */
export function moveClosingLines(parent: Root | Parents): void {
  let open = 0;
  const children = parent.children as RootContent[];
  for (let at = 0; at < children.length; at += 1) {
    const child = children[at];
    if (child === undefined) break;
    if (isFence(child)) open += isClosing(child) ? -1 : 1;
    const taken = open > 0 ? takeLast(child) : null;
    if (taken !== null) children.splice(at + 1, 0, taken);
    if ('children' in child) moveClosingLines(child);
  }
}
