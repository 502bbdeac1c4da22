import { type Diagnostic, diagnostic, type Edit } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { Place } from '../diagnostics/place.ts';
import type { Host } from '../machine/host.ts';
import { join } from '../machine/paths.ts';
import { perObject } from '../machine/per-object.ts';
import type { CompiledPage, CompiledSite, LinkUse } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { plainPath } from '../site/escaped-path.ts';
import { pageHref } from '../site/hrefs.ts';
import { canonicalPathname, isFileName, languagePrefixes } from '../site/paths.ts';
import { redirectTarget } from '../site/redirects.ts';

const withoutSlash = (path: string): string => (path === '/' ? path : path.replace(/\/$/, ''));

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

interface Link extends LinkUse {
  /** The pathname without a slash at its end. */
  readonly pathname: string;
  /** The anchor without its `#`; empty when there is none. */
  readonly anchor: string;
}

const linksIn = perObject(({ links }: CompiledPage): readonly Link[] =>
  links.map((link) => {
    const [path = '', hash = ''] = link.href.split('#');
    const pathname = decoded(withoutSlash(path.split('?')[0] ?? ''));
    return { ...link, pathname, anchor: decoded(hash) };
  }),
);

const anchorsOf = perObject(({ anchors }: CompiledPage): ReadonlySet<string> => new Set(anchors));

/** Checks that every internal link leads to a page or public file, and to an anchor that exists. */
export function checkLinks(host: Host, site: Site, compiled: CompiledSite): Diagnostic[] {
  const keyed = compiled.pages.map((page) => [page.key, page] as const);
  const anchors = new Map(keyed.map(([key, page]) => [key, anchorsOf(page)]));
  const files = new Map(keyed.map(([key, { file }]) => [key, file]));
  const pages = [...anchors.keys()];
  const prefixes = languagePrefixes(site.config);
  const publicFiles = new Set(host.list(join(site.root, 'content/public')).map((file) => `/${file}`));
  const pending = new Set(site.pending.map((page) => page.pathname));

  const redirects = redirectTargets(site, anchors);

  const missingFile = (pathname: string, place: Place): Diagnostic => {
    const near = nearest(pathname, [...publicFiles]);
    const help = near === null ? undefined : `Did you mean ${near}?`;
    return diagnostic('link/missing-file', place, `content/public has no ${pathname}.`, { help });
  };

  const checkLink = (
    { pathname, anchor, isFile, place }: Link,
    isGenerated: boolean,
  ): readonly Diagnostic[] => {
    if (isFile) return publicFiles.has(pathname) ? [] : [missingFile(pathname, place)];
    // A path in a language without that page leads to the page in the default language.
    const key = anchors.has(pathname) ? pathname : canonicalPathname(pathname, prefixes);
    const ids = anchors.get(key);
    if (ids === undefined) {
      const isPublic = publicFiles.has(pathname) || publicFiles.has(`${pathname}/index.html`);
      if (isPublic || pending.has(pathname)) return [];
      const target = redirects.get(key);
      if (target !== undefined) {
        const edit = isGenerated ? undefined : linkEdit(host, site, place, key, `${target}/`);
        const message = `${pathname} redirects to ${target}.`;
        return [diagnostic('link/redirected', place, message, { help: `Link to ${target}/.`, edit })];
      }
      const near = nearest(pathname, pages);
      if (near === null && isFileName(pathname)) return [missingFile(pathname, place)];
      const help = near === null ? undefined : `Did you mean ${near}/?`;
      return [diagnostic('link/unknown-page', place, `No page has the path ${pathname}.`, { help })];
    }
    // Not every host applies redirects.
    if (key !== pathname) {
      const to = plainPath(pageHref(key));
      const edit = linkEdit(host, site, place, key, to);
      const message = `${pathname} is not written, so it leads to ${key}.`;
      return [diagnostic('link/redirected', place, message, { help: `Link to ${to}.`, edit })];
    }
    // `#top` is the beginning of every document.
    if (anchor === '' || ids.has(anchor) || anchor.toLowerCase() === 'top') return [];
    const near = nearest(anchor, [...ids]);
    const help = near === null ? undefined : `Did you mean #${near}?`;
    const message = `${pathname} has no anchor #${anchor}.`;
    const follows = files.get(key);
    return [
      diagnostic('link/unknown-anchor', place, message, {
        help: isGenerated ? `The API reference links there: place its list on ${pathname}/.` : help,
        ...(follows === undefined ? {} : { follows }),
        ...(isGenerated ? { cause: key } : {}),
      }),
    ];
  };

  /** Links on a page of the reference are generated, so a writer can only change the page's node. */
  const linksOf = (page: CompiledPage): Diagnostic[] =>
    linksIn(page).flatMap((link) =>
      page.node.api ? checkLink({ ...link, place: page.node.place }, true) : checkLink(link, false),
    );

  return [
    ...compiled.pages.flatMap(linksOf),
    ...site.pending
      .filter((page) => anchors.has(page.pathname))
      .map((page) =>
        diagnostic(
          'link/pending-exists',
          page.place,
          `${page.pathname} is listed as pending, yet it exists.`,
        ),
      ),
  ];
}

/** Canonical pathname without a page → the page at the end of its redirects. */
function redirectTargets({ config }: Site, pages: ReadonlyMap<string, unknown>): Map<string, string> {
  const prefixes = languagePrefixes(config);
  const next = new Map(
    config.redirects.flatMap((redirect) => {
      const { pathname } = redirectTarget(redirect);
      return pathname === null ? [] : [[canonicalPathname(redirect.from, prefixes), pathname] as const];
    }),
  );
  return new Map(
    [...next].flatMap(([from, first]) => {
      const met = new Set([from]);
      let end = first;
      for (let at = next.get(end); at !== undefined && !pages.has(end) && !met.has(end); at = next.get(end)) {
        met.add(end);
        end = at;
      }
      return pages.has(end) ? [[from, end] as const] : [];
    }),
  );
}

/** The address of a link as written in Markdown or HTML, up to its section. */
function linkEdit(
  host: Host,
  { root, config }: Site,
  place: Place,
  pathname: string,
  to: string,
): Edit | undefined {
  const prefixes = languagePrefixes(config);
  const line = host.readText(join(root, place.file))?.split(/\r?\n/)[place.line - 1] ?? '';
  const written = line.slice(place.column - 1).matchAll(/(?<=\]\(\s*<?|href=["']?)\/[^\s)>"'#?]*/g);
  const from = [...written]
    .map(([path]) => path)
    .find((path) => canonicalPathname(path, prefixes) === pathname);
  return from === undefined ? undefined : { from, to };
}
