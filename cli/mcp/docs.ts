import type { SearchManifest, SearchPage, SearchShard } from '../../renderer/search/model.ts';
import { type SearchIndex, searchIndex } from '../../renderer/search/search-index.ts';
import type { ListedDemo } from '../model/demo-list.ts';
import { escapedPath } from '../site/escaped-path.ts';
import type { SiteReader } from './site-reader.ts';

export interface DocsPage extends SearchPage {
  /** Name of its product. */
  readonly product: string;
}

/** A member of the API reference that has a place on a page. */
export interface DocsEntry {
  readonly page: DocsPage;
  readonly anchor: string;
  readonly name: string;
}

/** A built site as the tools of the server read it. */
export interface Docs {
  readonly products: readonly string[];
  readonly pages: readonly DocsPage[];
  readonly entries: readonly DocsEntry[];
  readonly demos: readonly ListedDemo[];
  readonly search: SearchIndex['search'];
  /** A file by its address on the host; null when the site has no such file. */
  readonly read: (address: string) => Promise<string | null>;
}

/** Path below which a site is served, from the address of a file of its index. */
const baseOf = ([product]: SearchManifest['products']): string =>
  product?.shard.replace(/assets\/search\/.*$/, '') ?? '/';

/** Null when there is no site with a search index in that language. */
export async function loadDocs({ read }: SiteReader, language: string): Promise<Docs | null> {
  const json = async <Value>(path: string): Promise<Value | null> => {
    const text = await read(path);
    return text === null ? null : (JSON.parse(text) as Value);
  };
  const manifest = await json<SearchManifest>(`search/${language}.json`);
  if (manifest === null) return null;
  const { products, synonyms } = manifest;
  const base = baseOf(products);
  const shards = await Promise.all(
    products.map(
      async ({ shard }): Promise<SearchShard> =>
        (await json<SearchShard>(shard.slice(base.length))) ?? { pages: [], lengths: [], postings: '' },
    ),
  );
  const pages = shards.flatMap((shard, index) =>
    shard.pages.map((page): DocsPage => ({ ...page, product: products[index]?.name ?? '' })),
  );
  return {
    products: products.map(({ name }) => name),
    pages,
    entries: pages.flatMap((page) =>
      page.sections.flatMap(([anchor, name, isEntry]) => (isEntry ? [{ page, anchor, name }] : [])),
    ),
    demos: (await json<readonly ListedDemo[]>('demos.json')) ?? [],
    search: searchIndex(shards, synonyms).search,
    read: (address) => read(address.slice(base.length)),
  };
}

/** The page at an address of any form: absolute, with an anchor, or of its Markdown. */
export function pageAt({ pages }: Docs, address: string): DocsPage | undefined {
  const path = address.replace(/^[a-z]+:\/\/[^/]+/i, '').replace(/[?#].*$/, '');
  const href = `/${path.replace(/index(\.[^/]+)?\.(?:md|html)$/, '')}/`.replace(/\/{2,}/g, '/');
  return pages.find((page) => page.href === escapedPath(href));
}
