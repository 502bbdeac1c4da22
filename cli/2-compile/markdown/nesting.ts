/** Characters of a page; one of a megabyte takes more than a gigabyte of memory. */
export const mostText = 1_000_000;

/** No text needs as many; the time of parsing grows with the square of lists in lists. */
const limit = 100;

const container = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/;

/** Blocks that a line may be in, going by its quotes, list markers and indentation. */
function depth(line: string): number {
  const [start = ''] = container.exec(line) ?? [];
  const indentation = /^[ \t]*/.exec(start)?.[0].length ?? 0;
  return indentation / 2 + start.replaceAll(/[ \t\d]/g, '').length;
}

/** Number of the first line that is nested too deeply for a page; null for a page as people write them. */
export function tooDeepLine(text: string): number | null {
  const index = text.split('\n').findIndex((line) => depth(line) > limit);
  return index < 0 ? null : index + 1;
}
