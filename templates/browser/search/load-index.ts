import type { SearchManifest, SearchPage, SearchShard } from '../../../renderer/search/model.ts';
import { type SearchIndex, searchIndex } from '../../../renderer/search/search-index.ts';

export interface LoadedIndex extends SearchIndex {
  readonly manifest: SearchManifest;
  /** Index of the product that the address belongs to, or null. */
  readonly productOf: (pathname: string) => number | null;
  /** Texts of the sections of a page, for excerpts; empty when they cannot be loaded. */
  readonly textsOf: (page: SearchPage) => Promise<readonly string[]>;
}

async function json<Value>(url: string): Promise<Value> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json() as Promise<Value>;
}

const empty: SearchShard = { pages: [], lengths: [], postings: '' };

/** Fetches the whole index. A product that cannot be loaded, for example offline, is left out; throws when none can. */
export async function loadIndex(url: string): Promise<LoadedIndex> {
  const manifest = await json<SearchManifest>(url);
  const fetched = await Promise.allSettled(manifest.products.map(({ shard }) => json<SearchShard>(shard)));
  if (fetched.length > 0 && fetched.every(({ status }) => status === 'rejected'))
    throw new Error('No part of the search index could be loaded');
  const shards = fetched.map((result) => (result.status === 'fulfilled' ? result.value : empty));
  const texts = new Map<string, Promise<readonly string[]>>();
  return {
    manifest,
    ...searchIndex(shards, manifest.synonyms),
    productOf: (pathname) => {
      const href = pathname.endsWith('/') ? pathname : `${pathname}/`;
      const found = shards.findIndex(({ pages }) => pages.some((page) => page.href === href));
      return found < 0 ? null : found;
    },
    textsOf: (page) => {
      const known = texts.get(page.texts) ?? json<readonly string[]>(page.texts).catch(() => []);
      texts.set(page.texts, known);
      return known;
    },
  };
}
