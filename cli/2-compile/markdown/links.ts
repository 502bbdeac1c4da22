import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import { escapedPath, plainPath } from '../../site/escaped-path.ts';
import { keyFor, pageHref } from '../../site/hrefs.ts';
import { canonicalPathname, covers, isFileName, pageKey, splitLanguage } from '../../site/paths.ts';
import { eachElement } from './each-element.ts';
import { checkLink } from './link-rules.ts';
import { contextOf, type PageContext, type PageInput, placeOf } from './page-context.ts';
import { word } from './words.ts';

/** Normalises every link, records internal ones, marks external ones, and turns links to pending pages into text. */
export function rehypeLinks() {
  return (tree: Root, file: VFile): void => {
    const context = contextOf(file);
    const resolve = resolver(context.input);
    eachElement(tree, (node) => {
      noteFile(context, node, resolve);
      const { href: written, dataFootnoteRef, dataFootnoteBackref } = node.properties;
      const isFootnote = dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined;
      if (node.tagName !== 'a' || typeof written !== 'string' || isFootnote) return;
      const href = withPlainHost(written);
      if (!checkLink(context, node, href)) return;
      if (isAbsolute(href)) markExternal(context, node, href);
      else {
        const target = resolve(href);
        if (target.isPending) makePending(context, node);
        else if (target.isElsewhere) Object.assign(node.properties, { href: target.href, dataFullLoad: '' });
        else {
          if (!href.startsWith('#')) node.properties.href = target.href;
          context.links.push({ href: target.href, place: placeOf(context, node) });
        }
      }
    });
  };
}

/** Records the site's own images and videos like links. */
function noteFile(context: PageContext, node: Element, resolve: (href: string) => Target): void {
  const { src, poster, srcSet } = node.properties;
  for (const url of [src, poster, ...candidates(srcSet)]) {
    if (typeof url !== 'string' || url === '' || isAbsolute(url)) continue;
    const { href, isElsewhere } = resolve(url);
    if (!isElsewhere) context.links.push({ href, isFile: true, place: placeOf(context, node) });
  }
}

/** Addresses of a `srcset`; in the text, a width or a density follows every address. */
const candidates = (srcSet: unknown): string[] =>
  typeof srcSet === 'string'
    ? srcSet.split(/,\s+|,$/).flatMap((candidate) => candidate.trim().split(/\s+/)[0] ?? [])
    : [];

const isAbsolute = (href: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);

/** Restores the brackets of a host, which stand around its number: Markdown escapes all brackets of an address. */
const withPlainHost = (href: string): string =>
  href.replace(/^((?:https?:)?\/\/)%5B([\da-f:.]+)%5D/i, '$1[$2]');

interface Target {
  /** Root-relative, with a closing slash unless it is a file. */
  readonly href: string;
  readonly isPending: boolean;
  /** Whether another site serves the address. */
  readonly isElsewhere: boolean;
}

const origin = 'https://site.invalid';

function resolver({
  pathname,
  language,
  languages,
  prefixes,
  pending,
  elsewhere,
  translated,
}: PageInput): (href: string) => Target {
  const [defaultLanguage = 'en'] = languages;
  const base = origin + pageHref(pageKey(pathname, language, defaultLanguage));
  return (href) => {
    if (!URL.canParse(href, base)) return { href, isPending: false, isElsewhere: false };
    const url = new URL(href, base);
    if (elsewhere.some((prefix) => covers(prefix, plainPath(url.pathname))))
      return { href: url.pathname + url.search + url.hash, isPending: false, isElsewhere: true };
    const canonical = canonicalPathname(url.pathname, prefixes);
    const written = splitLanguage(url.pathname, prefixes).language;
    // A relative link has the prefix of its page.
    const path =
      written === null || written === language || !languages.includes(written)
        ? keyFor(canonical, language, defaultLanguage, translated)
        : pageKey(canonical, written, defaultLanguage);
    return {
      href: (isFileName(path) ? escapedPath(path) : pageHref(path)) + url.search + url.hash,
      isPending: pending.has(canonical),
      isElsewhere: false,
    };
  };
}

function markExternal(context: PageContext, node: Element, href: string): void {
  if (!/^(?:https?:)?\/\//i.test(href)) return;
  const url = documentedSource(href, context.input.repository);
  node.properties.className = ['external'];
  node.properties.rel = ['noopener'];
  node.properties.href = url;
  context.external.push({ url, place: placeOf(context, node) });
}

/** The source at the documented tag for `-`, so that pages need no change at a release. */
function documentedSource(href: string, repository: PageInput['repository']): string {
  if (repository === null) return href;
  const source = /^\/(blob|tree)\/-(?=\/|$)/;
  const root = repository.url.replace(/(?:\.git)?\/?$/, '');
  if (!href.startsWith(root)) return href;
  return root + href.slice(root.length).replace(source, `/$1/${repository.tag}`);
}

/** The host of an address, with its scheme; empty for a path. */
const hostOf = (url: string | null): string => (url !== null && URL.canParse(url) ? new URL(url).origin : '');

/** Target of a link for a reader outside its page; null for a page that is not written yet. */
export function publicHref(input: PageInput): (href: string) => string | null {
  const resolve = resolver(input);
  return (href) => {
    if (isAbsolute(href)) return documentedSource(href, input.repository);
    const target = resolve(href);
    if (target.isPending) return null;
    return (target.isElsewhere ? hostOf(input.url) : (input.url ?? '')) + target.href;
  };
}

function makePending(context: PageContext, node: Element): void {
  node.tagName = 'span';
  node.properties = { className: ['link-pending'], title: word(context, 'link.pending') };
}
