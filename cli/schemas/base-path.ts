/** A path below which a host serves a site, as `/` or `/kite/`, with or without the closing slash; null otherwise. */
export function basePath(text: string): string | null {
  const path = text.endsWith('/') ? text : `${text}/`;
  return /^\/(?:[\w.~-]+\/)*$/.test(path) && !/\/\.{1,2}\//.test(path) ? path : null;
}
