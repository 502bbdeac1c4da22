import { type Document, isAlias, isMap, isNode, isScalar, isSeq, type LineCounter } from 'yaml';
import type { Place } from '../model/place.ts';

/** Keys and indices from the root of a file, as zod's issues have them. */
export type Path = readonly PropertyKey[];

/**
 * The place of the `value` or the `key` at a path. `use` gives the alias that the path goes through, if any; the other
 * two follow it to its anchor. A path to nothing gives the deepest collection on its way.
 */
export type Locate = (path: Path, what?: 'value' | 'key' | 'use') => Place;

const offsetOf = (node: unknown): number | null => (isNode(node) ? (node.range?.[0] ?? null) : null);

export function locator(document: Document, lines: LineCounter, file: string): Locate {
  return (path, what = 'value') => {
    let node: unknown = document.contents;
    let offset = offsetOf(node) ?? 0;
    let alias: number | null = null;
    for (const [index, segment] of path.entries()) {
      if (isAlias(node)) {
        alias = offsetOf(node);
        node = node.resolve(document);
      }
      if (isMap(node)) {
        const pair = node.items.find(
          ({ key }) => String(isScalar(key) ? key.value : key) === String(segment),
        );
        if (pair === undefined) break;
        const ofKey = what === 'key' && index === path.length - 1;
        offset = (ofKey ? null : offsetOf(pair.value)) ?? offsetOf(pair.key) ?? offset;
        node = pair.value;
      } else if (isSeq(node)) {
        const item = node.items[Number(segment)];
        if (item === undefined) break;
        offset = offsetOf(item) ?? offset;
        node = item;
      } else break;
    }
    if (what === 'use' && !isAlias(node)) offset = alias ?? offset;
    const { line, col } = lines.linePos(offset);
    return { file, line: Math.max(line, 1), column: Math.max(col, 1) };
  };
}
