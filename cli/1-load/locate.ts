import { type Document, isAlias, isMap, isNode, isScalar, isSeq, type Node } from 'yaml';
import type { Place } from '../diagnostics/place.ts';
import type { PlaceAt } from '../diagnostics/places-in.ts';
import { perObject } from '../machine/per-object.ts';

/** Keys and indices from the root of a file, as in zod's issues. */
export type Path = readonly PropertyKey[];

/**
 * Returns the place of the `value` or the `key` at a path. `use` returns the alias that the path goes through, if any;
 * the other two follow the alias to its anchor. A path to nothing returns the deepest collection on its way.
 */
export type Locate = (path: Path, what?: 'value' | 'key' | 'use') => Place;

type Span = readonly [start: number, end: number];

/** The place of a value and of the values in it: plain data, which can be cached. */
export interface Located {
  readonly span: Span | null;
  /** For a map: key, its span, value. */
  readonly pairs?: readonly (readonly [string, Span | null, Located])[];
  /** For a list: its items. */
  readonly items?: readonly Located[];
  /** For an alias: the value that it stands for. */
  readonly target?: Located;
}

function spanOf(node: unknown): Span | null {
  const [start, end] = (isNode(node) ? node.range : null) ?? [];
  return start === undefined || end === undefined ? null : [start, end];
}

/**
 * The places of all values of a document. With aliases, the same value may occur twice, or even inside itself. There is
 * no recursion, because files can be nested more deeply than calls.
 */
export function locatedIn(document: Document): Located {
  const known = new Map<Node, Located>();
  const open: (readonly [Node, { -readonly [Key in keyof Located]: Located[Key] }])[] = [];
  const located = (node: unknown): Located => {
    if (!isNode(node)) return { span: null };
    const found = known.get(node);
    if (found !== undefined) return found;
    const own = { span: spanOf(node) };
    known.set(node, own);
    open.push([node, own]);
    return own;
  };
  const root = located(document.contents);
  // The loop also visits items that are added while it runs.
  for (const [node, own] of open) {
    if (isAlias(node)) own.target = located(node.resolve(document));
    if (isMap(node))
      own.pairs = node.items.map(({ key, value }) => [
        String(isScalar(key) ? key.value : key),
        spanOf(key),
        located(value),
      ]);
    if (isSeq(node)) own.items = node.items.map(located);
  }
  return root;
}

/** The pairs of a map by their keys. The first of equal keys counts. */
const pairsOf = perObject(
  ({ pairs = [] }: Located) => new Map(pairs.toReversed().map((pair) => [pair[0], pair])),
);

export function locator(root: Located, placeAt: PlaceAt): Locate {
  return (path, what = 'value') => {
    let node = root;
    let span = node.span ?? ([0, 0] as const);
    let alias: Span | null = null;
    for (const [index, segment] of path.entries()) {
      if (node.target !== undefined) {
        alias = node.span;
        node = node.target;
      }
      if (node.pairs !== undefined) {
        const pair = pairsOf(node).get(String(segment));
        if (pair === undefined) break;
        const [, keySpan, value] = pair;
        const ofKey = what === 'key' && index === path.length - 1;
        span = (ofKey ? null : value.span) ?? keySpan ?? span;
        node = value;
      } else {
        const item = node.items?.[Number(segment)];
        if (item === undefined) break;
        span = item.span ?? span;
        node = item;
      }
    }
    if (what === 'use' && node.target === undefined) span = alias ?? span;
    return placeAt(...span);
  };
}
