/** Characters of a page; one of a megabyte takes more than a gigabyte of memory. */
export const mostText = 1_000_000;

/** No real text nests this deep. Parsing time grows with the square of the depth of lists. */
const limit = 100;

const container = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/;

/** Depth of blocks that a line may be in, judged by its quotes, list markers and indentation. */
function depth(line: string): number {
  const [start = ''] = container.exec(line) ?? [];
  const indentation = /^[ \t]*/.exec(start)?.[0].length ?? 0;
  return indentation / 2 + start.replaceAll(/[ \t\d]/g, '').length;
}

/** Number of the first line that is nested too deeply; null for a page as people write them. */
export function tooDeepLine(text: string): number | null {
  const index = text.split('\n').findIndex((line) => depth(line) > limit);
  return index < 0 ? null : index + 1;
}
