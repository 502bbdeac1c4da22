import MiniSearch, { type Options, type Query, type SearchOptions } from 'minisearch';
import { joinedShards } from './joined-shards.ts';
import {
  type SearchDocument,
  type SearchHit,
  type SearchShard,
  type Synonyms,
  searchFields,
} from './model.ts';
import { type Found, type Place, ranked } from './rank.ts';
import { sought, weights } from './sought-words.ts';
import { plain, soughtWords, termsOf, wordsOf } from './words.ts';

/** Options shared by the index and its reader. */
export const indexOptions: Options<SearchDocument & { readonly id: number }> = {
  fields: [...searchFields],
  tokenize: wordsOf,
  processTerm: termsOf,
};

export interface SearchResult {
  readonly hits: readonly SearchHit[];
  /** `near`: with typing mistakes. `partial`: no page has all words. `none`: the hits only sound alike. */
  readonly match: 'exact' | 'near' | 'partial' | 'none';
}

export interface SearchIndex {
  /** Pages for the reader's question, best first; only of one shard when its number is given. */
  readonly search: (text: string, shard?: number | null) => SearchResult;
}

const asTyped: SearchOptions = {
  boost: weights,
  tokenize: (text) => [text],
  processTerm: (term) => term,
  weights: { prefix: 0.35, fuzzy: 0.3 },
  // Length counts less than usual: a short list of names does not explain a word better than a long section.
  bm25: { k: 1.2, b: 0.35, d: 0.5 },
};

/**
 * Number of terms that count in full. A list of forty names that begin with a word is not forty times about that word.
 */
const handful = 6;

export function searchIndex(shards: readonly SearchShard[], synonyms: Synonyms = {}): SearchIndex {
  const engine = MiniSearch.loadJS(joinedShards(shards), indexOptions);
  const places = shards.flatMap(({ pages }, shard) =>
    pages.flatMap((page, at) =>
      page.sections.map((_, index): Place => ({ page, shard, index, opens: at === 0 })),
    ),
  );

  /** Matching sections of a shard, or of all, with their scores and terms. */
  const matches = (query: Query, shard: number | null, more: SearchOptions = {}) =>
    engine
      .search(query, { ...asTyped, ...more })
      .flatMap(({ id, score, terms }): { place: Place; score: number; terms: readonly string[] }[] => {
        const place = places[Number(id)];
        return place === undefined || (shard !== null && place.shard !== shard)
          ? []
          : [{ place, score: score / Math.max(1, terms.length / handful), terms }];
      });

  /** All sections with any of the words. */
  const find = (text: string, mistakes: number, shard: number | null): Found[] => {
    const found = new Map<Place, { scores: Map<number, number>; terms: Set<string> }>();
    for (const { query, answers, weight } of sought(text, synonyms, mistakes))
      for (const { place, score, terms } of matches(query, shard)) {
        const held = found.get(place) ?? { scores: new Map<number, number>(), terms: new Set<string>() };
        found.set(place, held);
        for (const term of terms) held.terms.add(term);
        for (const word of answers) {
          const share = (score * weight) / answers.length;
          held.scores.set(word, Math.max(held.scores.get(word) ?? 0, share));
        }
      }
    return [...found].map(([place, held]) => ({ place, ...held }));
  };

  return {
    search: (text, shard = null) => {
      // For code, the last of its names counts: `api.setPage` is `setPage`.
      const name = text.trim().replace(/^(?:[\w$]+\.)+(?=[\w$]+$)/, '');
      const wanted = plain(name);
      if (wordsOf(text).length === 0) return { hits: [], match: 'none' };
      const attempt = (words: string, mistakes: number, least: number) => {
        const count = soughtWords(words).length;
        return ranked(find(words, mistakes, shard), wanted, count, Math.min(count, least));
      };
      for (const [match, words, mistakes, least] of [
        ['exact', text, 0, Number.POSITIVE_INFINITY],
        ...(name === text.trim() ? [] : [['partial', name, 0, Number.POSITIVE_INFINITY] as const]),
        ['near', text, 1, Number.POSITIVE_INFINITY],
        ['near', text, 2, Number.POSITIVE_INFINITY],
        ['partial', text, 2, 1],
      ] as const) {
        const hits = attempt(words, mistakes, least);
        if (hits.length > 0) return { hits, match };
      }
      const alike = matches({ combineWith: 'OR', queries: wordsOf(wanted) }, shard, {
        fuzzy: 0.5,
        fields: ['title', 'heading'],
        boost: { title: 3 },
      }).map(({ place, score, terms }) => ({ place, scores: new Map([[0, score]]), terms: new Set(terms) }));
      return { hits: ranked(alike, wanted, 1, 1), match: 'none' };
    },
  };
}
