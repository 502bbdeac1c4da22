/** The path below which a host serves the site. */
import type { SiteConfig } from '../model/config.ts';
import { plainPath } from './escaped-path.ts';
import { covers } from './paths.ts';

/** Environment variable that replaces the path of `url` in site.yaml; `--base` sets it. */
export const baseVariable = 'DOCS_BUILD_BASE';

export const baseHelp =
  'Give the path below which the host serves the site, for example /kite/, or / for the root of its domain.';

type Base = Pick<SiteConfig, 'url' | 'base'>;

/** URL of the published site without a closing slash; null for a site that does not name its host. */
export const siteUrl = ({ url, base }: Base): string | null =>
  url === null ? null : new URL(url).origin + base.slice(0, -1);

/** Scheme and host of the site; empty for a site that does not name its host. */
export const hostOf = ({ url }: Pick<SiteConfig, 'url'>): string => (url === null ? '' : new URL(url).origin);

/** Begins an address of the site where relative ones have no meaning; null when it needs no beginning. */
export const addressRoot = (config: Base): string | null =>
  siteUrl(config) ?? (config.base === '/' ? null : config.base.slice(0, -1));

/**
 * The address under which readers find what is at `href` from the root of the site. Addresses of other sites stay as
 * they are, those of the same host included.
 */
export function servedAt({ base, elsewhere }: Pick<SiteConfig, 'base' | 'elsewhere'>, href: string): string {
  if (base === '/' || !/^\/(?!\/)/.test(href)) return href;
  const [path = ''] = href.split(/[?#]/, 1);
  return elsewhere.some((prefix) => covers(prefix, plainPath(path))) ? href : base + href.slice(1);
}
