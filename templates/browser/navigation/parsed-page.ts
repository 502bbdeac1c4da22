import type { Fetched } from './documents.ts';

/** The page that was parsed last, until it is shown: the reader is about to request it. */
let ahead: { readonly page: Fetched; readonly next: Document } | null = null;

const parse = ({ html }: Fetched): Document => new DOMParser().parseFromString(html, 'text/html');

/** Parses a page before it is requested. Parsing a long page takes a third of the time of showing it. */
export function parseAhead(page: Fetched): Document {
  if (ahead?.page !== page) ahead = { page, next: parse(page) };
  return ahead.next;
}

/** The document of a page. Its elements will be moved, so it is returned only once. */
export function takeParsed(page: Fetched): Document {
  const next = ahead?.page === page ? ahead.next : parse(page);
  ahead = null;
  return next;
}
