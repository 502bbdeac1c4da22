import type { Place, Position } from './place.ts';

/** Returns the place of a part of a text by its offsets, in UTF-16 units, without the white space at its end. */
export type PlaceAt = (start: number, end?: number) => Place;

export function placesIn(file: string, text: string): PlaceAt {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const positionOf = (offset: number): Position => {
    const line = starts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
  return (start, end = start) => {
    const at = { file, ...positionOf(start) };
    const behind = start + text.slice(start, end).trimEnd().length;
    return behind > start ? { ...at, end: positionOf(behind) } : at;
  };
}
