import { isGenerated, type TreeElement, type TreeNode } from './tree.ts';

/** Neighbours of which one side may be missing. */
export type Pair<Node extends TreeNode = TreeNode> = readonly [before: Node | null, after: Node | null];

/** Longer lists are compared in order, because the search takes their product in time. */
const longest = 2_000_000;

const isText = (node: TreeNode): node is string => typeof node === 'string';

const equal = 6;

/** How well two nodes fit: `equal`, or less, and 0 for nodes that have nothing to do with each other. */
function affinity(one: TreeNode, other: TreeNode): number {
  if (isText(one) || isText(other)) return isText(one) && isText(other) ? (one === other ? equal : 3) : 0;
  if (one.print === other.print) return equal;
  const isSame = one.identity === other.identity;
  if (isSame && one.tag === other.tag) return 5;
  const common = one.classes.filter((name) => !isGenerated(name) && other.classes.includes(name)).length;
  const isBare = one.tag === other.tag && one.classes.length + other.classes.length === 0;
  if (common > 0 || isBare) return 3;
  return isSame ? 2 : 0;
}

/** Pairs in the order of both lists with the greatest fit (a weighted longest common subsequence). */
function bestPairs<Node extends TreeNode>(before: readonly Node[], after: readonly Node[]): Pair<Node>[] {
  const width = after.length + 1;
  const scores = new Uint32Array((before.length + 1) * width);
  const at = (row: number, column: number): number => scores[row * width + column] ?? 0;
  const fits = before.map((one) => Uint8Array.from(after, (other) => affinity(one, other)));
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const own = fits[row]?.[column] ?? 0;
      const paired = own > 0 ? own + at(row + 1, column + 1) : 0;
      scores[row * width + column] = Math.max(paired, at(row + 1, column), at(row, column + 1));
    }
  const pairs: Pair<Node>[] = [];
  let [row, column] = [0, 0];
  while (row < before.length && column < after.length) {
    const own = fits[row]?.[column] ?? 0;
    const score = at(row, column);
    if (own > 0 && score === own + at(row + 1, column + 1)) {
      pairs.push([before[row] ?? null, after[column] ?? null]);
      row += 1;
      column += 1;
    } else if (score === at(row + 1, column)) {
      pairs.push([before[row] ?? null, null]);
      row += 1;
    } else {
      pairs.push([null, after[column] ?? null]);
      column += 1;
    }
  }
  return [
    ...pairs,
    ...before.slice(row).map((node): Pair<Node> => [node, null]),
    ...after.slice(column).map((node): Pair<Node> => [null, node]),
  ];
}

const isEqual = (one: TreeNode | undefined, other: TreeNode | undefined): boolean =>
  one !== undefined && other !== undefined && affinity(one, other) === equal;

const inOrder = <Node extends TreeNode>(before: readonly Node[], after: readonly Node[]): Pair<Node>[] =>
  Array.from(
    { length: Math.max(before.length, after.length) },
    (_, index): Pair<Node> => [before[index] ?? null, after[index] ?? null],
  );

/** Nodes of two lists side by side. */
export function pairsOf<Node extends TreeNode>(
  before: readonly Node[],
  after: readonly Node[],
): Pair<Node>[] {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && isEqual(before[head], after[head])) head += 1;
  let tail = 0;
  while (tail < shorter - head && isEqual(before.at(-1 - tail), after.at(-1 - tail))) tail += 1;
  const [oldEnd, nowEnd] = [before.length - tail, after.length - tail];
  const [old, now] = [before.slice(head, oldEnd), after.slice(head, nowEnd)];
  return [
    ...inOrder(before.slice(0, head), after.slice(0, head)),
    ...(old.length * now.length <= longest ? bestPairs(old, now) : inOrder(old, now)),
    ...inOrder(before.slice(oldEnd), after.slice(nowEnd)),
  ];
}

const isElement = (node: TreeNode | null | undefined): node is TreeElement =>
  node !== null && node !== undefined && !isText(node);

/** An element that is gone just before a new one of the same tag is that element, whatever its classes. */
function withReplaced(pairs: readonly Pair[]): Pair[] {
  const found: Pair[] = [];
  for (const pair of pairs) {
    const [gone, kept] = found.at(-1) ?? [null, null];
    const [old, fresh] = pair;
    if (isElement(gone) && kept === null && old === null && isElement(fresh) && gone.tag === fresh.tag)
      found.splice(-1, 1, [gone, fresh]);
    else found.push(pair);
  }
  return found;
}

/** The children of two elements side by side. */
export const align = (before: readonly TreeNode[], after: readonly TreeNode[]): Pair[] =>
  withReplaced(pairsOf(before, after));
