import type { TreeElement, TreeNode } from './tree.ts';

/** Neighbours of which one side may be missing. */
export type Pair = readonly [before: TreeNode | null, after: TreeNode | null];

/** Longer lists are compared in order, because the search takes their product in time. */
const longest = 250_000;

const isText = (node: TreeNode): node is string => typeof node === 'string';

/** Attributes that say which one of several alike elements it is. */
const keys = [
  'role',
  'data-id',
  'data-field',
  'data-index',
  'name',
  'aria-label',
  'aria-colindex',
  'aria-rowindex',
];

const identityOf = ({ tag, classes, attributes }: TreeElement): string =>
  [
    tag,
    classes.find((name) => !name.includes('*')) ?? '',
    ...keys.map((key) => attributes.get(key) ?? ''),
  ].join('|');

/** How well two nodes fit: 3 for equal ones, 0 for nodes that have nothing to do with each other. */
function affinity(one: TreeNode, other: TreeNode): number {
  if (isText(one) || isText(other)) return isText(one) && isText(other) ? (one === other ? 3 : 1) : 0;
  if (one.print === other.print) return 3;
  if (identityOf(one) === identityOf(other)) return 2;
  const common = one.classes.filter((name) => !name.includes('*') && other.classes.includes(name)).length;
  const isBare = one.tag === other.tag && one.classes.length + other.classes.length === 0;
  return common > 0 || isBare ? 1 : 0;
}

/** Pairs in the order of both lists with the greatest fit (a weighted longest common subsequence). */
function bestPairs(before: readonly TreeNode[], after: readonly TreeNode[]): Pair[] {
  const width = after.length + 1;
  const scores = new Uint32Array((before.length + 1) * width);
  const at = (row: number, column: number): number => scores[row * width + column] ?? 0;
  const fits = before.map((one) => after.map((other) => affinity(one, other)));
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const own = fits[row]?.[column] ?? 0;
      const paired = own > 0 ? own + at(row + 1, column + 1) : 0;
      scores[row * width + column] = Math.max(paired, at(row + 1, column), at(row, column + 1));
    }
  const pairs: Pair[] = [];
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
    ...before.slice(row).map((node): Pair => [node, null]),
    ...after.slice(column).map((node): Pair => [null, node]),
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
export function align(before: readonly TreeNode[], after: readonly TreeNode[]): Pair[] {
  if (before.length * after.length <= longest) return withReplaced(bestPairs(before, after));
  const length = Math.max(before.length, after.length);
  return Array.from({ length }, (_, index): Pair => [before[index] ?? null, after[index] ?? null]);
}
