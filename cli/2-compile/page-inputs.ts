import type { PageSource, Site } from '../model/site.ts';
import { addressRoot } from '../site/base.ts';
import { messagesIn } from '../site/languages.ts';
import { pagesOf } from '../site/page-tree.ts';
import { isApiPathname, languagePrefixes } from '../site/paths.ts';
import { productOf } from '../site/products.ts';
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

/** A path that leads to another folder; one without an ending is a folder with an index. */
const farPath = String.raw`"(?:\./)*((?:\.\./|[@#~\w-][\w.@-]*/)[^"]*|[\w$-]+)"`;

/** Paths of directives, also of those that a plugin of the site reads. */
const farDemo = new RegExp(String.raw`(?:"demo":\s*|\bsrc=)${farPath}`, 'g');

const demoTabs = /"demo":\s*\{[^{}]*\}/g;
const farTab = new RegExp(String.raw`:\s*${farPath}`, 'g');

/** Folders of the demos in the directives of a page's text, as written; empty for the page's own folder. */
export function demoFolders(text: string): readonly string[] {
  const inTabs = [...text.matchAll(demoTabs)].flatMap(([modules]) => [...modules.matchAll(farTab)]);
  const paths = [...text.matchAll(farDemo), ...inTabs].map(([, path = '']) =>
    /\.\w+$/.test(path) ? path.slice(0, path.lastIndexOf('/')) : path,
  );
  return [...new Set(['', ...paths])];
}

/**
 * The facts of a page that come from files: its own text, the modules that it may show, and the outlines of other
 * pages.
 */
export interface Written {
  readonly text: string;
  readonly siblings: readonly string[];
  readonly aliasedFolders?: PageFacts['aliasedFolders'];
  readonly outlineOf: OutlineOf;
}

/** The facts that the compilation of the site's sources depends on, one per source. */
export function pageInputs(site: Site): (source: PageSource, written: Written) => PageFacts {
  const { config } = site;
  const prefixes = languagePrefixes(config);
  const documented = config.products.flatMap(({ packages }) => packages);
  const versions = Object.fromEntries(documented.map(({ name, version }) => [name, version ?? '']));
  const productIds = config.products.map(({ id }) => id);
  const words = new Map(config.languages.map((language) => [language, wordsOf(messagesIn(site, language))]));

  return (source, { text: own, siblings, aliasedFolders, outlineOf }) => {
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
      ...(aliasedFolders && { aliasedFolders }),
      elsewhere: config.elsewhere,
      terms: config.terms,
      packages: documented.map(({ name }) => name),
      versions: versionsIn(text, versions),
      words: words.get(language) ?? {},
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
