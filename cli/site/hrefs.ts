/** Addresses of pages, in the form that links use. */
import type { Site } from '../model/site.ts';
import { escapedPath } from './escaped-path.ts';
import { defaultLanguageOf } from './languages.ts';
import { pageKey } from './paths.ts';

/** Address of a page by its key (`pageKey`): its path is escaped and ends in `/`. */
export const pageHref = (key: string, anchor?: string): string =>
  `${escapedPath(key.endsWith('/') ? key : `${key}/`)}${anchor ? `#${anchor}` : ''}`;

/** Address of a page by its canonical pathname. */
export type HrefOf = (pathname: string, anchor?: string) => string;

/** The key of a page in `language` if it is written in it, else in the default language. */
export const keyFor = (
  pathname: string,
  language: string,
  defaultLanguage: string,
  written: Pick<ReadonlySet<string>, 'has'>,
): string => pageKey(pathname, written.has(pathname) ? language : defaultLanguage, defaultLanguage);

const writtenPages = new WeakMap<Site['sources'], Map<string, ReadonlySet<string>>>();

/** Canonical pathnames of the pages written in `language`. Every page needs them, so they are collected once. */
export function writtenIn({ sources }: Pick<Site, 'sources'>, language: string): ReadonlySet<string> {
  const byLanguage = writtenPages.get(sources) ?? new Map<string, ReadonlySet<string>>();
  writtenPages.set(sources, byLanguage);
  const known = byLanguage.get(language);
  if (known !== undefined) return known;
  const own = sources.filter((source) => source.language === language);
  const written = new Set(own.map(({ node: { pathname } }) => pathname));
  byLanguage.set(language, written);
  return written;
}

/**
 * Addresses of pages for readers of `language`: in their language if the page is written in it, else in the default
 * one.
 */
export function hrefsIn(
  site: Pick<Site, 'sources'> & { readonly config: Pick<Site['config'], 'languages'> },
  language: string,
): HrefOf {
  const written = writtenIn(site, language);
  return (pathname, anchor) => pageHref(keyFor(pathname, language, defaultLanguageOf(site), written), anchor);
}
