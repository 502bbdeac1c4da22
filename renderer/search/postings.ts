// Own code because an index written by MiniSearch is two thirds larger to download.
/** term → field → document → how often */
export type Postings = readonly (readonly [
  string,
  Readonly<Record<string, Readonly<Record<string, number>>>>,
])[];

const number = (text: string): number => Number.parseInt(text, 36);

function sharedStart(first: string, second: string): number {
  let length = 0;
  while (length < Math.min(first.length, second.length, 35) && first[length] === second[length]) length += 1;
  return length;
}

function encodeDocuments(counts: Readonly<Record<string, number>>): string {
  let previous = -1;
  return Object.entries(counts)
    .map(([document, count]) => {
      const step = Number(document) - previous;
      previous = Number(document);
      return step.toString(36) + (count === 1 ? '' : `.${count.toString(36)}`);
    })
    .join(',');
}

/**
 * One line a term, sorted: the length of its common prefix with the line before (a digit), the rest, and for every
 * field its digit and the steps from document to document, with counts above 1. Numbers are in base 36. With gzip,
 * about 0.6 of the size of JSON.
 */
export function encodePostings(postings: Postings): string {
  let previous = '';
  return [...postings]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, fields]) => {
      const shared = sharedStart(previous, term);
      previous = term;
      const lists = Object.entries(fields).map(([field, counts]) => field + encodeDocuments(counts));
      return `${shared.toString(36)}${term.slice(shared)} ${lists.join(' ')}`;
    })
    .join('\n');
}

/** The inverse of `encodePostings`; documents are numbered from `offset`. */
export function* decodePostings(
  text: string,
  offset: number,
): Generator<{ term: string; field: string; document: number; count: number }> {
  let term = '';
  for (const line of text === '' ? [] : text.split('\n')) {
    const [head = '', ...lists] = line.split(' ');
    term = term.slice(0, number(head.charAt(0))) + head.slice(1);
    for (const list of lists) {
      let document = offset - 1;
      for (const entry of list.slice(1).split(',')) {
        const [step = '', count = '1'] = entry.split('.');
        document += number(step);
        yield { term, field: list.charAt(0), document, count: number(count) };
      }
    }
  }
}
