/** Pure functions between pathnames, languages, page keys and output files. */
import type { SiteConfig } from '../model/config.ts';
import type { ApiPage } from '../model/site.ts';
import { plainPath } from './escaped-path.ts';

/** Codes recognised as the first path segment of a site: its languages, when it has several, and the ones it adds. */
export const languagePrefixes = ({
  languages,
  languagePrefixes: more = [],
}: Pick<SiteConfig, 'languages' | 'languagePrefixes'>): readonly string[] => [
  ...new Set([...(languages.length > 1 ? languages : []), ...more]),
];

/**
 * Splits a root-relative URL into its language prefix and the rest, which begins with `/` and keeps query and hash.
 * Only a whole first segment counts: `/en/x` and `/en` do, `/end` and an unrecognised `/us/x` do not.
 */
export function splitLanguage(
  pathname: string,
  prefixes: readonly string[],
): { readonly language: string | null; readonly pathname: string } {
  const segment = /^\/([^/?#]+)/.exec(pathname)?.[1];
  if (segment === undefined || !prefixes.includes(segment)) return { language: null, pathname };
  const rest = pathname.slice(segment.length + 1);
  return { language: segment, pathname: rest.startsWith('/') ? rest : `/${rest}` };
}

/**
 * The canonical form of a page's pathname: no language prefix, hash or query, `/api` as `/api-docs`, no trailing slash
 * except for `/`, letters not escaped. Takes any root-relative URL; the result always begins with `/`.
 */
export function canonicalPathname(pathname: string, prefixes: readonly string[] = []): string {
  const [path = ''] = pathname.split(/[?#]/, 1);
  const rooted = path.startsWith('/') ? path : `/${path}`;
  const rest = splitLanguage(rooted, prefixes).pathname.replace(/^\/api(?=\/|$)/, '/api-docs');
  return plainPath(rest.length > 1 && rest.endsWith('/') ? rest.slice(0, -1) : rest);
}

/** Identifies a page in one language: its canonical pathname, prefixed unless the language is the default. */
export function pageKey(pathname: string, language: string, defaultLanguage: string): string {
  if (language === defaultLanguage) return pathname;
  return pathname === '/' ? `/${language}` : `/${language}${pathname}`;
}

const fileIn = (key: string, name: string): string => (key === '/' ? name : `${key.slice(1)}/${name}`);

/** Key of the page that a service worker shows in place of an unavailable one. */
export const offlinePage = '/offline.html';

/** Output file of a page key, relative to the output folder. Hosts look for the not-found page at `404.html`. */
export const outputFile = (key: string): string => {
  if (key === '/404') return '404.html';
  return key === offlinePage ? key.slice(1) : fileIn(key, 'index.html');
};

/** Output file of the page as Markdown. */
export const markdownFile = (key: string): string => fileIn(key, 'index.md');

/** Output file of the types of the names in a page's code: a `CodeTypes`. */
export const typesFile = (key: string): string => fileIn(key, 'index.types.json');

/** Output file of a section or an entry of a page as Markdown. Not `anchor.md`, which could be that of another page. */
export const markdownPartFile = (key: string, anchor: string): string =>
  fileIn(key, `index.${anchor.toLowerCase()}.md`);

/** Output file of the list of pages below a pathname, for machines. */
export const llmsFile = (pathname: string): string => fileIn(pathname, 'llms.txt');

/** Output folder of the skill of a product, for agents. */
export const skillFolder = (productId: string): string => `skills/${productId}`;

/**
 * Output file of the image that represents the page in links elsewhere. Entries of an API reference share one image per
 * kind.
 */
export const socialImageFile = (key: string, apiKind?: ApiPage['kind']): string =>
  apiKind !== 'component' && apiKind !== 'interface'
    ? fileIn(key, 'social.png')
    : fileIn(key.replace(/\/[^/]*$/, ''), `social-${apiKind}.png`);

/**
 * Output file of a demo's source, as plain text. The extra ending makes every host serve it as text: hosts take `.ts`
 * for video and have no type for `.tsx`.
 */
export const sourceFile = (file: string): string => `${file.replace(/^content\//, '')}.txt`;

/** Output file of the same source, highlighted: a `DemoFragment`. */
export const fragmentFile = (file: string): string => sourceFile(file).replace(/txt$/, 'json');

/** Output file of the alternatives of a demo: its list of `DemoAlternative`. */
export const alternativesFile = (demoId: string): string => `${demoId}.alternatives.json`;

const frameRoot = '/demo-frame';

/** Pattern for the paths of all documents in which changed demos run, for a rule of headers. */
export const framePattern = `${frameRoot}/*`;

/** Whether a page key is that of a document in which changed demos run. */
export const isFrame = (key: string): boolean => key.startsWith(`${frameRoot}/`);

/** Page key of the document in which changed demos of a product run. */
export const frameKey = (productId: string): string => `${frameRoot}/${productId}`;

const ownPageRoot = '/demo-page';

/** Page key of a demo that runs in a document of its own, which its page holds. */
export const ownPageKey = (demoId: string): string => `${ownPageRoot}/${demoId}`;

/** Whether a page key is that of a page for readers, to be listed. */
export const isListed = (key: string): boolean =>
  key !== '/404' && key !== offlinePage && !isFrame(key) && !key.startsWith(`${ownPageRoot}/`);

/** Whether a pathname is a prefix or below it: prefixes end at a segment border. */
export const covers = (prefix: string, pathname: string): boolean =>
  prefix === '/' || pathname === prefix || pathname.startsWith(`${prefix.replace(/\/$/, '')}/`);

/** Whether a pathname ends like the name of a file. */
export const isFileName = (pathname: string): boolean => /\.[a-z][a-z\d]{0,7}$/i.test(pathname);

/** Whether the pathname is below an `api` or `api-docs` segment. */
export const isApiPathname = (pathname: string): boolean => /\/api(?:-docs)?\/./.test(pathname);
