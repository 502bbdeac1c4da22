import MiniSearch from 'minisearch';
import type {
  SearchDocument,
  SearchPage,
  SearchSection,
  SearchShard,
} from '../../../renderer/search/model.ts';
import { searchFields } from '../../../renderer/search/model.ts';
import { encodePostings } from '../../../renderer/search/postings.ts';
import { indexOptions } from '../../../renderer/search/search-index.ts';
import { joinedPairs } from '../../../renderer/search/words.ts';
import type { Section } from './sections.ts';

export interface PageToIndex extends Omit<SearchPage, 'sections'> {
  readonly product: string;
  readonly contents: readonly Section[];
}

const withPairs = (title: string): string => [title, ...joinedPairs(title)].join(' ');

function documentsOf({
  title,
  trail,
  aliases,
  description,
  product,
  contents,
}: PageToIndex): SearchDocument[] {
  return contents.map(({ anchor, title: heading, text, names }) =>
    anchor === ''
      ? {
          title: [title, ...aliases].map(withPairs).join(' '),
          heading: trail.join(' '),
          names,
          context: product,
          text: `${description} ${text}`,
        }
      : { title: '', heading: withPairs(heading), names, context: `${title} ${product}`, text },
  );
}

/** The index of one product's pages. */
export function shard(pages: readonly PageToIndex[]): SearchShard {
  const documents = pages.flatMap(documentsOf);
  const engine = new MiniSearch(indexOptions);
  engine.addAll(documents.map((document, id) => ({ ...document, id })));
  const { fieldLength, index } = engine.toJSON();
  return {
    pages: pages.map(({ product: _, contents, ...page }) => ({
      ...page,
      sections: contents.map(({ anchor, title }): SearchSection => [anchor, title]),
    })),
    lengths: documents.map((_, id) => searchFields.map((__, field) => fieldLength[id]?.[field] ?? 0)),
    postings: encodePostings(index as unknown as Parameters<typeof encodePostings>[0]),
  };
}
