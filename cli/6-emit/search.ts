import type { SearchManifest } from '../../renderer/search/model.ts';
import { plain } from '../derive/derived.ts';
import type { Keeper } from '../derive/graph.ts';
import { contentHash } from '../machine/cache.ts';
import type { ProductConfig } from '../model/config.ts';
import type { OutputFile } from '../model/output.ts';
import type { CompiledPage } from '../model/page.ts';
import type { Site, TreeNode } from '../model/site.ts';
import { servedAt } from '../site/base.ts';
import { pageHref } from '../site/hrefs.ts';
import { defaultLanguageOf, messagesIn } from '../site/languages.ts';
import { pagesOf } from '../site/page-tree.ts';
import { type PageToIndex, shard } from './search-shard.ts';

function textsOf(site: Site, language: string): Record<string, string> {
  const words = messagesIn(site, language);
  return Object.fromEntries(Object.entries(words).filter(([key]) => /^(?:search|plan)\./.test(key)));
}

interface Standing {
  /** Titles of the groups above a page, without headings of the navigation. */
  readonly trail: readonly string[];
  /** Titles of the groups whose first page it is. */
  readonly opens: readonly string[];
}

function standings(
  nodes: readonly TreeNode[],
  trail: readonly string[] = [],
  opened: readonly string[] = [],
): Map<string, Standing> {
  const [first] = pagesOf(nodes);
  return new Map(
    nodes.flatMap((node) => {
      const opens = pagesOf([node])[0] === first ? opened : [];
      if (node.kind === 'page') return [[node.pathname, { trail, opens }]];
      if (node.kind === 'link') return [];
      const own = node.subheader ? [] : [node.title];
      return [...standings(node.children, [...trail, ...own], [...opens, ...own])];
    }),
  );
}

const manifestPath = (language: string): string => `search/${language}.json`;

/** Paths of the manifests; the names of other files depend on their contents. */
export const searchPaths = ({ config }: Site): string[] =>
  config.search ? config.languages.map(manifestPath) : [];

/** The text of an index. */
const indexOf = async (keeper: Keeper, name: string, pages: readonly PageToIndex[]): Promise<string> => {
  const input = contentHash(JSON.stringify(pages));
  const make = () => JSON.stringify(shard(pages));
  return (await keeper.run<string>({ name: 'search-index', input, split: plain(), make }, name)).value;
};

/**
 * The search index of each language: a manifest at `search/<language>.json`, and below `assets/search/`, with their
 * hashes as names, an index for each product and the texts of each page for excerpts. Empty when the site turns search
 * off.
 */
export async function search(
  site: Site,
  pages: readonly CompiledPage[],
  keeper: Keeper,
): Promise<readonly OutputFile[]> {
  if (!site.config.search) return [];
  // Keyed by path: equal texts share a file, because its name is their hash.
  const files = new Map<string, OutputFile>();
  const named = (text: string): string => {
    // Bytes, because a string with one letter beyond Latin-1 takes twice as much memory.
    const contents = Buffer.from(text);
    const path = `assets/search/${contentHash(contents).slice(0, 10)}.json`;
    files.set(path, { path, contents });
    return site.config.base + path;
  };
  const standing = standings(site.tree);
  const pageToIndex = (page: CompiledPage, product: ProductConfig, first: boolean): PageToIndex => {
    const { trail, opens } = standing.get(page.node.pathname) ?? { trail: [], opens: [] };
    const isCalled = page.node.title !== page.title && page.language === defaultLanguageOf(site);
    const called = isCalled ? [page.node.title] : [];
    const { sections: listed } = page;
    // The index of a reference only repeats its pages.
    const isIndex = page.node.api?.kind === 'index';
    const contents = isIndex ? listed.map((document) => ({ ...document, text: '', names: '' })) : listed;
    return {
      title: page.title,
      trail: trail.filter((title) => title !== product.name),
      aliases: [...new Set([...(first ? [product.name] : []), ...opens, ...called])],
      href: servedAt(site.config, pageHref(page.key)),
      description: page.description,
      plan: page.node.plan,
      ...(page.node.api ? { reference: true as const } : {}),
      product: product.name,
      texts: named(JSON.stringify(contents.map(({ text }) => text))),
      contents,
    };
  };
  const opens = ({ prefixes }: ProductConfig, { node }: CompiledPage): boolean =>
    prefixes.some((prefix) => prefix === node.pathname);
  for (const language of site.config.languages) {
    const products: SearchManifest['products'][number][] = [];
    for (const product of site.config.products) {
      const own = pages.filter((page) => page.productId === product.id && page.language === language);
      // Pages about a product, such as those about a new version, may also be outside its prefix. The product begins at
      // its prefix.
      own.sort((one, other) => Number(opens(product, other)) - Number(opens(product, one)));
      const [first, ...others] = own.map((page, at) => pageToIndex(page, product, at === 0));
      if (first === undefined) continue;
      const start = { title: first.title, href: first.href };
      const text = await indexOf(keeper, `${language} ${product.id}`, [first, ...others]);
      products.push({ name: product.name, shard: named(text), start });
    }
    const synonyms = site.synonyms[language] ?? {};
    const manifest: SearchManifest = { texts: textsOf(site, language), products, synonyms };
    const path = manifestPath(language);
    files.set(path, { path, contents: JSON.stringify(manifest) });
  }
  return [...files.values()];
}
