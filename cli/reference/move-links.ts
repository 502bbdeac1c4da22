import type { ApiReference } from '../model/reference.ts';

/** Another address for the links of packages that begin with `from`. */
export interface MovedLinks {
  readonly from: string;
  readonly to: string;
}

/**
 * Moves the links in the reference's texts; the longest matching beginning wins. Also returns the moves that match no
 * link.
 */
export function moveLinks<Each extends MovedLinks>(
  reference: ApiReference,
  moved: readonly Each[],
): { readonly reference: ApiReference; readonly unused: readonly Each[] } {
  if (moved.length === 0) return { reference, unused: [] };
  const unused = new Set(moved);
  const longestFirst = [...moved].sort((one, other) => other.from.length - one.from.length);
  const text = (value: string): string => {
    // The fast path for nearly all of thousands of texts.
    if (!value.includes('://')) return value;
    return value.replace(/https?:\/\/[^\s)>\]"'`]+/g, (href) => {
      const move = longestFirst.find(({ from }) => href.startsWith(from));
      if (move === undefined) return href;
      unused.delete(move);
      return move.to + href.slice(move.from.length);
    });
  };
  return { reference: withTexts(reference, text), unused: [...unused] };
}

/**
 * Plain data with all its texts changed. Parts without a changed text, nearly all of a reference, stay the same
 * objects.
 */
function withTexts<Value>(value: Value, change: (text: string) => string): Value {
  const changed = (part: unknown): unknown => {
    if (typeof part === 'string') return change(part);
    if (Array.isArray(part)) {
      const items = part.map(changed);
      return items.every((item, index) => item === part[index]) ? part : items;
    }
    if (typeof part !== 'object' || part === null) return part;
    let copy: Record<string, unknown> | null = null;
    for (const [key, before] of Object.entries(part)) {
      const after = changed(before);
      if (after === before) continue;
      copy ??= { ...part };
      copy[key] = after;
    }
    return copy ?? part;
  };
  return changed(value) as Value;
}
