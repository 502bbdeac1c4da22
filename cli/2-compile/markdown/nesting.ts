/** Limit of a page's length in characters: a page of a megabyte takes more than a gigabyte of memory. */
export const mostText = 1_000_000;

/** Real text never nests this deep. Parsing time grows with the square of the depth of lists. */
const limit = 100;

const container = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/;

/** The depth of blocks of a line, judged by its quotes, list markers and indentation. */
function depth(line: string): number {
  const [start = ''] = container.exec(line) ?? [];
  const indentation = /^[ \t]*/.exec(start)?.[0].length ?? 0;
  return indentation / 2 + start.replaceAll(/[ \t\d]/g, '').length;
}

/** Number of the first line that is nested too deeply; null for an ordinary page. */
export function tooDeepLine(text: string): number | null {
  const index = text.split('\n').findIndex((line) => depth(line) > limit);
  return index < 0 ? null : index + 1;
}
