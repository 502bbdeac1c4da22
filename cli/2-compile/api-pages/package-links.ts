import { canonicalPathname } from '../../site/paths.ts';

/** What of the site decides where a link of a package's comment leads. */
export interface KnownPages {
  /** Origin of the published site, without a trailing slash. */
  readonly url: string | null;
  /** Canonical pathname of a written page → its anchors; null while they are not known. */
  readonly written: ReadonlyMap<string, ReadonlySet<string> | null>;
  readonly pending: ReadonlySet<string>;
}

/**
 * Where an address in a package's comments leads: to the page when it is one of this site's, without an anchor that the
 * page does not have; elsewhere otherwise. Packages know their own documentation, of which a site may be another edition.
 */
export function packageHref(href: string, { url, written, pending }: KnownPages): string {
  const secure = href.replace(/^http:/, 'https:');
  const path = url !== null && secure.startsWith(`${url}/`) ? secure.slice(url.length) : href;
  if (!/^\/(?!\/)/.test(path)) return path;
  const pathname = canonicalPathname(path);
  if (pending.has(pathname)) return path;
  if (!written.has(pathname)) return url === null ? path : url + path;
  const [before = '', hash] = path.split('#');
  const anchors = written.get(pathname);
  return hash !== undefined && anchors && !anchors.has(hash) ? before : path;
}

/** A Markdown text of a package with its links made ours. */
export const withOwnLinks = (text: string, pages: KnownPages): string =>
  text.replace(/\]\(([^)\s]+)\)/g, (_, href: string) => `](${packageHref(href, pages)})`);
