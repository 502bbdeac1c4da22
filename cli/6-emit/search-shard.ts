import MiniSearch from 'minisearch';
import type { SearchDocument, SearchPage, SearchSection, SearchShard } from '../../renderer/search/model.ts';
import { searchFields } from '../../renderer/search/model.ts';
import { encodePostings } from '../../renderer/search/postings.ts';
import { indexOptions } from '../../renderer/search/search-index.ts';
import { joinedPairs, plain, wordsOf } from '../../renderer/search/words.ts';
import type { PageSection } from '../model/page.ts';

export interface PageToIndex extends Omit<SearchPage, 'sections'> {
  readonly product: string;
  readonly contents: readonly PageSection[];
}

/**
 * Name of a page within its product: `Data Grid styles` becomes `styles`, and the product's own page stays `Data Grid`.
 */
const ownTitle = (title: string, product: string, aliases: readonly string[]): string =>
  aliases.includes(product) ? title : title.replace(product, '').replace(/\s+/g, ' ').trim() || title;

const withPairs = (title: string): string => [title, ...joinedPairs(title)].join(' ');

/** Counts each word once, even when two names of a page have it. */
const wordsOnce = (names: readonly string[]): string =>
  [...new Map(names.flatMap(wordsOf).map((word) => [plain(word), word])).values()].join(' ');

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
          title: wordsOnce([heading, ...aliases].map(withPairs)),
          heading: trail.join(' '),
          names,
          context: product,
          text: `${description} ${text}`,
        }
      : { title: '', heading: withPairs(heading), names, context: `${title} ${product}`, text },
  );
}

/** Drops a text that a section of the same name already has: similar components describe their props alike. */
function withoutRepeated(documents: readonly SearchDocument[]): SearchDocument[] {
  const said = new Set<string>();
  return documents.map((document) => {
    const { heading, text } = document;
    const key = `${heading}\0${text}`;
    if (text === '' || !said.has(key)) {
      said.add(key);
      return document;
    }
    return { ...document, text: '' };
  });
}

const named = ({ contents, ...page }: PageToIndex): PageToIndex => ({
  ...page,
  contents: contents.map((part) =>
    part.anchor === '' ? { ...part, title: ownTitle(page.title, page.product, page.aliases) } : part,
  ),
});

/** The index of one product's pages. */
export function shard(titled: readonly PageToIndex[]): SearchShard {
  const pages = titled.map(named);
  const documents = withoutRepeated(pages.flatMap(documentsOf));
  const engine = new MiniSearch(indexOptions);
  engine.addAll(documents.map((document, id) => ({ ...document, id })));
  const { fieldLength, index } = engine.toJSON();
  return {
    pages: pages.map(({ product: _, contents, ...page }) => ({
      ...page,
      sections: contents.map(
        ({ anchor, title, entry }): SearchSection => (entry ? [anchor, title, 1] : [anchor, title]),
      ),
    })),
    lengths: documents.map((_, id) => searchFields.map((__, field) => fieldLength[id]?.[field] ?? 0)),
    postings: encodePostings(index as unknown as Parameters<typeof encodePostings>[0]),
  };
}
