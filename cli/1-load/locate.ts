import { type Document, isAlias, isMap, isNode, isScalar, isSeq } from 'yaml';
import type { PlaceAt } from '../diagnostics/places-in.ts';
import type { Place } from '../model/place.ts';

/** Keys and indices from the root of a file, as zod's issues have them. */
export type Path = readonly PropertyKey[];

/**
 * The place of the `value` or the `key` at a path. `use` gives the alias that the path goes through, if any; the other
 * two follow it to its anchor. A path to nothing gives the deepest collection on its way.
 */
export type Locate = (path: Path, what?: 'value' | 'key' | 'use') => Place;

type Span = readonly [start: number, end: number];

function spanOf(node: unknown): Span | null {
  const [start, end] = (isNode(node) ? node.range : null) ?? [];
  return start === undefined || end === undefined ? null : [start, end];
}

export function locator(document: Document, placeAt: PlaceAt): Locate {
  return (path, what = 'value') => {
    let node: unknown = document.contents;
    let span = spanOf(node) ?? ([0, 0] as const);
    let alias: Span | null = null;
    for (const [index, segment] of path.entries()) {
      if (isAlias(node)) {
        alias = spanOf(node);
        node = node.resolve(document);
      }
      if (isMap(node)) {
        const pair = node.items.find(
          ({ key }) => String(isScalar(key) ? key.value : key) === String(segment),
        );
        if (pair === undefined) break;
        const ofKey = what === 'key' && index === path.length - 1;
        span = (ofKey ? null : spanOf(pair.value)) ?? spanOf(pair.key) ?? span;
        node = pair.value;
      } else if (isSeq(node)) {
        const item = node.items[Number(segment)];
        if (item === undefined) break;
        span = spanOf(item) ?? span;
        node = item;
      } else break;
    }
    if (what === 'use' && !isAlias(node)) span = alias ?? span;
    return placeAt(...span);
  };
}
