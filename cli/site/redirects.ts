/** The targets of redirects in `site.yaml`. */
import type { SiteConfig } from '../model/config.ts';
import { escapedPath } from './escaped-path.ts';
import { pageHref } from './hrefs.ts';

type Redirect = Pick<SiteConfig['redirects'][number], 'from' | 'to'>;

export interface RedirectTarget {
  /** Canonical pathname of a page of this site; null for another site, and for paths that only a request decides. */
  readonly pathname: string | null;
  readonly anchor: string;
  readonly href: string;
}

export const isWildcard = ({ from }: Redirect): boolean => from.endsWith('/*');

export function redirectTarget({ to }: Redirect): RedirectTarget {
  if (!to.startsWith('/')) return { pathname: null, anchor: '', href: to };
  const [pathname = '', anchor = ''] = to.split('#');
  // The requested address decides about the closing slash.
  if (pathname.includes(':splat')) return { pathname: null, anchor, href: escapedPath(to) };
  // Leads to the final address, so that the host does not redirect once more to add the closing slash.
  return { pathname, anchor, href: escapedPath(pageHref(pathname, anchor)) };
}
