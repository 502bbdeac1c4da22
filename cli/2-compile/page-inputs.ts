import type { PageSource, Site } from '../model/site.ts';
import { addressRoot } from '../site/base.ts';
import { messagesIn } from '../site/languages.ts';
import { pagesOf } from '../site/page-tree.ts';
import { isApiPathname, languagePrefixes } from '../site/paths.ts';
import { productOf } from '../site/products.ts';
import type { KnownPages } from './api-pages/package-links.ts';
import type { PartSource } from './api-pages/part-source.ts';
import { endsInList, withList } from './generated-lists.ts';
import { mostText } from './markdown/nesting.ts';
import type { PageFacts } from './markdown/page-context.ts';
import { versionsIn } from './markdown/version-tokens.ts';
import { wordKeys } from './markdown/words.ts';
import type { OutlineOf } from './page-outline.ts';

/** The words that a page can use. A change to another word must not affect the page's result. */
const wordsOf = (dictionary: Readonly<Record<string, string>>): PageFacts['words'] =>
  Object.fromEntries(
    wordKeys.flatMap((key) => (dictionary[key] === undefined ? [] : [[key, dictionary[key]]])),
  );

const farDemo = /"demo":\s*"(?:\.\/)*((?:\.\.\/|[\w-][\w.-]*\/)[^"]*)"/g;

/** Folders of the demos in the directives of a page's text, as written; empty for the page's own folder. */
export const demoFolders = (text: string): readonly string[] => [
  ...new Set([
    '',
    ...[...text.matchAll(farDemo)].map(([, path = '']) => path.slice(0, path.lastIndexOf('/'))),
  ]),
];

/**
 * The facts of a page that come from files: its own text, the modules that it may show, and the outlines of other
 * pages.
 */
export interface Written {
  readonly text: string;
  readonly siblings: readonly string[];
  readonly outlineOf: OutlineOf;
}

/** The facts that the compilation of the site's sources depends on, one per source. */
export function pageInputs(
  site: Site,
  parts: PartSource,
): (source: PageSource, written: Written) => PageFacts {
  const { config } = site;
  const prefixes = languagePrefixes(config);
  const written = pagesOf(site.tree).map(({ pathname }) => pathname);
  // The anchors of pages are not known while they are being compiled.
  const anchors = new Map(written.map((page) => [page, null]));
  const pages: KnownPages = {
    url: config.url,
    written: anchors,
    pending: new Set(pendingIn(site)),
  };
  const documented = config.products.flatMap(({ packages }) => packages);
  const versions = Object.fromEntries(documented.map(({ name, version }) => [name, version ?? '']));
  const productIds = config.products.map(({ id }) => id);
  const words = new Map(config.languages.map((language) => [language, wordsOf(messagesIn(site, language))]));

  return (source, { text: own, siblings, outlineOf }) => {
    const { node, language, file } = source;
    const productId = productOf(node.pathname, config.products)?.id ?? config.defaultProduct;
    // A page that is too large is a finding, and is not read to its end.
    const text = withList(site, source, own, productId, outlineOf).slice(0, mostText + 1);
    return {
      file,
      text,
      endsInList: endsInList(own),
      pathname: node.pathname,
      nodeTitle: node.title,
      language,
      languages: config.languages,
      prefixes,
      url: addressRoot(config),
      productIds,
      ...(config.accept === undefined ? {} : { accept: config.accept }),
      productId,
      repository: config.repository,
      components: Object.keys(config.components),
      siblings,
      elsewhere: config.elsewhere,
      terms: config.terms,
      packages: documented.map(({ name }) => name),
      versions: versionsIn(text, versions),
      words: words.get(language) ?? {},
      api: parts.partsIn(text, productId, pages),
    };
  };
}

/** Canonical pathnames of pages that are promised and not written. */
export function pendingIn({ tree, pending }: Pick<Site, 'tree' | 'pending'>): string[] {
  const written = new Set(pagesOf(tree).map(({ pathname }) => pathname));
  return pending.map(({ pathname }) => pathname).filter((pathname) => !written.has(pathname));
}

/** Last segment → canonical pathname of the first page, written or pending, below an API segment. */
export function apiPagesIn(site: Pick<Site, 'tree' | 'pending'>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const pathname of [...pagesOf(site.tree).map((page) => page.pathname), ...pendingIn(site)]) {
    const slug = pathname.slice(pathname.lastIndexOf('/') + 1);
    if (isApiPathname(pathname) && !found.has(slug)) found.set(slug, pathname);
  }
  return found;
}
