import type { OutputFile } from '../../cli/model/output.ts';
import type { SearchManifest, SearchShard } from '../../renderer/search/model.ts';
import { type SearchIndex, searchIndex } from '../../renderer/search/search-index.ts';

export interface ReadIndex extends SearchIndex {
  readonly manifest: SearchManifest;
  /** Contents of an emitted file, parsed. */
  readonly file: <Value>(url: string) => Value;
  /** Pathnames of the pages found, best first. */
  readonly paths: (query: string, product?: number) => string[];
  /** Address of the first section found on the first page. */
  readonly firstSection: (query: string) => string | undefined;
}

/** Reads an emitted index as the dialog does. */
export function readIndex(files: readonly OutputFile[], language = 'en'): ReadIndex {
  const contents = new Map(files.map((file) => [`/${file.path}`, String(file.contents)]));
  const file = <Value>(url: string): Value => JSON.parse(contents.get(url) ?? 'null');
  const manifest = file<SearchManifest>(`/search/${language}.json`);
  const index = searchIndex(
    manifest.products.map(({ shard }) => file<SearchShard>(shard)),
    manifest.synonyms,
  );
  return {
    ...index,
    manifest,
    file,
    paths: (query, product) => index.search(query, product).hits.map(({ page }) => page.href),
    firstSection: (query) => {
      const [hit] = index.search(query).hits;
      const [section] = hit?.sections ?? [];
      return hit && section && `${hit.page.href}#${hit.page.sections[section.index]?.[0]}`;
    },
  };
}
