import type { Site } from '../../model/site.ts';
import { pagesOf } from '../../site/page-tree.ts';
import { canonicalPathname } from '../../site/paths.ts';
import type { ShownPage } from './shown.ts';

/** The facts of a site that decide where a link in a package's comment leads. */
export interface KnownPages {
  /** Address of the published site, without a trailing slash. */
  readonly url: string | null;
  /** Canonical pathname of a written page → its anchors; null while they are not known. */
  readonly written: ReadonlyMap<string, ReadonlySet<string> | null>;
  readonly pending: ReadonlySet<string>;
}

/**
 * All pages of a site, with the anchors of those that are compiled. Pages of the reference have none here, because no
 * package links to their anchors.
 */
export function knownPages(
  { config, tree, pending }: Pick<Site, 'config' | 'tree' | 'pending'>,
  compiled: readonly ShownPage[],
): KnownPages {
  const anchors = new Map(compiled.map((page) => [page.node.pathname, new Set(page.anchors)]));
  return {
    url: config.url,
    written: new Map(pagesOf(tree).map(({ pathname }) => [pathname, anchors.get(pathname) ?? null])),
    pending: new Set(pending.map(({ pathname }) => pathname)),
  };
}

/**
 * Target of an address in a package's comment. An address of a page of this site keeps its anchor only if the page has
 * that anchor. All other addresses lead away from the site: packages link to their own documentation, and this site may
 * be another edition of it.
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

/** Markdown of a package, with links to this site where it has the page. */
export const withOwnLinks = (text: string, pages: KnownPages): string =>
  text.replace(/\]\(([^)\s]+)\)/g, (_, href: string) => `](${packageHref(href, pages)})`);
