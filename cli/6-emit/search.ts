import type { SearchManifest } from '../../renderer/search/model.ts';
import { contentHash } from '../cache.ts';
import type { CompiledPage, OutputFile, ProductConfig, Site } from '../model.ts';
import { pageKey } from '../paths.ts';
import { sections } from './search/sections.ts';
import { type PageToIndex, shard } from './search/shard.ts';

function textsOf(site: Site, language: string): Record<string, string> {
  const words = { ...site.translations[site.config.languages[0] ?? 'en'], ...site.translations[language] };
  return Object.fromEntries(Object.entries(words).filter(([key]) => /^(?:search|plan)\./.test(key)));
}

/**
 * The search index of each language: a manifest at `search/<language>.json`, and below `assets/search/`, named for
 * their contents, an index a product and the texts of each page for excerpts. Empty when the site has search off.
 */
export function search(site: Site, pages: readonly CompiledPage[]): OutputFile[] {
  if (!site.config.search) return [];
  const files: OutputFile[] = [];
  const named = (contents: string): string => {
    const path = `assets/search/${contentHash(contents).slice(0, 10)}.json`;
    files.push({ path, contents });
    return `/${path}`;
  };
  const pageToIndex = (page: CompiledPage, product: ProductConfig): PageToIndex => {
    const key = pageKey(page.node.pathname, page.language, site.config.languages[0] ?? 'en');
    const contents = sections(page);
    return {
      title: page.title,
      href: key === '/' ? '/' : `${key}/`,
      description: page.description,
      plan: page.node.plan,
      product: product.name,
      texts: named(JSON.stringify(contents.map(({ text }) => text))),
      contents,
    };
  };
  for (const language of site.config.languages) {
    const products = site.config.products.flatMap((product) => {
      const own = pages.filter((page) => page.productId === product.id && page.language === language);
      const [first, ...others] = own.map((page) => pageToIndex(page, product));
      if (first === undefined) return [];
      const start = { title: first.title, href: first.href };
      return [{ name: product.name, shard: named(JSON.stringify(shard([first, ...others]))), start }];
    });
    const manifest: SearchManifest = { texts: textsOf(site, language), products };
    files.push({ path: `search/${language}.json`, contents: JSON.stringify(manifest) });
  }
  return files;
}
