import type { TreeElement } from './tree.ts';

/** Sum of the translations of an element and all around it, in px or units of its drawing. */
export type Offset = readonly [x: number, y: number];

const number = (text: string | undefined): number => Number.parseFloat(text ?? '') || 0;

/** The offset of an element's children and shape. */
export function offsetOf({ attributes, style }: TreeElement, [x, y]: Offset): Offset {
  // A style takes the place of the attribute.
  const transform = style.get('transform') ?? attributes.get('transform') ?? '';
  const [, right, down] =
    /^translate(?:3d)?\(\s*(-?[\d.]+)(?:px)?(?:[\s,]+(-?[\d.]+))?/.exec(transform) ?? [];
  return [x + number(right), y + number(down)];
}

const rounded = (value: number): string => String(Math.round(value * 10) / 10);

/** `path` → facts about its place and form, whichever attributes or styles state them; null for other elements. */
export function shapeFacts(element: TreeElement, offset: Offset): Record<string, string> | null {
  const { tag, attributes, style } = element;
  const read = (name: string): number => number(style.get(name) ?? attributes.get(name));
  const [x, y] = offset;
  switch (tag) {
    case 'rect':
    case 'image':
    case 'use': {
      const place = `${rounded(read('x') + x)},${rounded(read('y') + y)}`;
      return { place, size: `${rounded(read('width'))}×${rounded(read('height'))}` };
    }
    case 'circle':
    case 'ellipse': {
      const place = `${rounded(read('cx') + x)},${rounded(read('cy') + y)}`;
      return {
        place,
        size: tag === 'circle' ? rounded(read('r')) : `${rounded(read('rx'))}×${rounded(read('ry'))}`,
      };
    }
    case 'line': {
      const ends = [1, 2].map((end) => [read(`x${end}`) + x, read(`y${end}`) + y] as const);
      // A line looks the same from either end.
      ends.sort(([left, top], [right, bottom]) => left - right || top - bottom);
      return { ends: ends.map((end) => end.map(rounded).join()).join(' ') };
    }
    case 'path':
    case 'polygon':
    case 'polyline':
      return {
        place: `${rounded(x)},${rounded(y)}`,
        form: attributes.get(tag === 'path' ? 'd' : 'points') ?? '',
      };
    default:
      return null;
  }
}

/** Whether a fact is one of `shapeFacts`. */
export const isGeometry = (name: string): boolean => /^(?:place|size|ends|form)$/.test(name);

/** px by which a shape may move or grow without being another: versions round in other ways. */
const tolerance = 1;

const numbers = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g;

/** Whether two facts differ by less than readers see. */
export function isAlike(one: string, other: string): boolean {
  const [values, others] = [one.match(numbers) ?? [], other.match(numbers) ?? []];
  const bare = (text: string) =>
    text
      .replace(numbers, ' ')
      .replace(/[\s,]+/g, ' ')
      .trim();
  return (
    values.length === others.length &&
    bare(one) === bare(other) &&
    values.every((value, index) => Math.abs(Number(value) - Number(others[index])) <= tolerance)
  );
}
