import MiniSearch, { type AsPlainObject, type Options, type Query, type SearchOptions } from 'minisearch';
import { type SearchDocument, type SearchPage, type SearchShard, searchFields } from './model.ts';
import { decodePostings } from './postings.ts';
import { plain, rootOf, soughtWords, termsOf, wordsOf } from './words.ts';

/** What both the index and its reader must agree on. */
export const indexOptions: Options<SearchDocument & { readonly id: number }> = {
  fields: [...searchFields],
  tokenize: wordsOf,
  processTerm: termsOf,
};

const weights = { title: 10, heading: 5, names: 1.2, context: 0.6, text: 1 };

export interface SearchHit {
  readonly page: SearchPage;
  /** Number of the page's shard. */
  readonly shard: number;
  /** Sections that match, best first, without the page itself. */
  readonly sections: readonly SectionHit[];
  /** Terms of the index found in the page itself, its title or its first lines. */
  readonly terms: readonly string[];
}

export interface SectionHit {
  /** Position in `page.sections`. */
  readonly index: number;
  readonly terms: readonly string[];
}

export interface SearchResult {
  readonly hits: readonly SearchHit[];
  /** `near`: typing mistakes were forgiven. `partial`: no section holds all words. `none`: the hits only sound alike. */
  readonly match: 'exact' | 'near' | 'partial' | 'none';
}

export interface SearchIndex {
  /** Pages for what the reader typed, best first; of one shard when its number is given. */
  readonly search: (text: string, shard?: number | null) => SearchResult;
}

/** Shards become one index, so that a word is as rare as it is on the whole site. */
function joined(shards: readonly SearchShard[]): AsPlainObject {
  const terms = new Map<string, Record<string, Record<string, number>>>();
  const lengths = shards.flatMap((shard) => shard.lengths);
  let offset = 0;
  for (const shard of shards) {
    for (const { term, field, document, count } of decodePostings(shard.postings, offset)) {
      const fields = terms.get(term) ?? {};
      terms.set(term, fields);
      fields[field] ??= {};
      fields[field][document] = count;
    }
    offset += shard.lengths.length;
  }
  const average = searchFields.map(
    (_, field) => lengths.reduce((sum, each) => sum + (each[field] ?? 0), 0) / Math.max(1, lengths.length),
  );
  return {
    documentCount: lengths.length,
    nextId: lengths.length,
    documentIds: Object.fromEntries(lengths.map((_, id) => [id, id])),
    fieldIds: Object.fromEntries(searchFields.map((field, id) => [field, id])),
    fieldLength: Object.fromEntries(lengths.map((each, id) => [id, [...each]])),
    averageFieldLength: average,
    storedFields: {},
    dirtCount: 0,
    index: [...terms],
    serializationVersion: 2,
  };
}

const neighboursSwapped = (term: string): string[] =>
  Array.from(term.slice(1), (letter, index) =>
    [term.slice(0, index), letter, term.charAt(index), term.slice(index + 2)].join(''),
  );

const fields = [...searchFields];

const lighter = (by: number) =>
  Object.fromEntries(Object.entries(weights).map(([field, weight]) => [field, weight * by]));

/** One word: as it is, begun, or with another ending; of `mistakes`, one is forgiven in four letters, two in six. */
function wordQuery(term: string, mistakes: number): Query {
  const root = rootOf(term);
  const forgiven = Math.min(mistakes, term.length > 5 ? 2 : term.length > 3 ? 1 : 0);
  return {
    combineWith: 'OR',
    queries: [
      // A single letter begins too many words to look for them in texts.
      {
        queries: [term],
        prefix: true,
        fuzzy: forgiven,
        fields: /^[a-z]$/.test(term) ? ['title'] : fields,
      },
      ...(root === term ? [] : [{ queries: [root], prefix: true, boost: lighter(0.5) }]),
      ...(forgiven === 1 ? [{ queries: neighboursSwapped(term), boost: lighter(0.4) }] : []),
    ],
  };
}

const asTyped: SearchOptions = {
  boost: weights,
  tokenize: (text) => [text],
  processTerm: (term) => term,
  weights: { prefix: 0.35, fuzzy: 0.3 },
  // Length counts less than usual: a section of two names that has one does not explain it better than a long one.
  bm25: { k: 1.2, b: 0.35, d: 0.5 },
};

function query(text: string, combineWith: 'AND' | 'OR', mistakes: number): Query {
  const terms = soughtWords(text).map(plain);
  const whole = terms.join('');
  return {
    combineWith: 'OR',
    queries: [
      { combineWith, queries: terms.map((term) => wordQuery(term, mistakes)) },
      ...(terms.length > 1 && whole.length < 40 ? [whole] : []),
    ],
  };
}

interface Found {
  readonly id: number;
  readonly score: number;
  readonly terms: readonly string[];
}

/** What an entry or page of the reference counts against a guide, for it has one for every word that guides explain. */
const referenceWeight = 0.35;

/** What is called exactly what was asked for goes before what only mentions it, a page before a section. */
function closeness({ page, index }: Place, wanted: string): number {
  const reference = page.reference || page.sections[index]?.[2];
  const names = [page.sections[index]?.[1] ?? '', ...(index === 0 ? page.aliases : [])].map(plain);
  if (names.includes(wanted)) return index === 0 ? 1.8 : reference ? 0.7 : 1.25;
  if (reference) return referenceWeight;
  if (index === 0 && names.some((name) => ` ${name} `.includes(` ${wanted} `))) return 1.4;
  return names.some((name) => name.startsWith(wanted)) ? 1.15 : 1;
}

/**
 * What a page counts for whose reference repeats an entry that a better page has: components that are alike have the
 * same entries, and a guide that explains them must not come after all of these.
 */
const repeatWeight = 0.2;

/** Sections of a page count together, the best one most. */
function byPage(found: readonly Found[], places: readonly Place[], wanted: string): SearchHit[] {
  const pages = new Map<SearchPage, { place: Place; score: number; sections: (SectionHit & Found)[] }>();
  for (const each of found) {
    const place = places[each.id];
    if (place === undefined) continue;
    const score = each.score * closeness(place, wanted);
    const group = pages.get(place.page) ?? { place, score: 0, sections: [] };
    pages.set(place.page, group);
    group.sections.push({ ...each, score, index: place.index });
  }
  for (const group of pages.values()) {
    group.sections.sort((a, b) => b.score - a.score || a.index - b.index);
    const [best, ...others] = group.sections.map(({ score }) => score);
    group.score = (best ?? 0) + others.slice(0, 8).reduce((sum, score) => sum + score / 3, 0);
  }
  const best = (a: { score: number }, b: { score: number }) => b.score - a.score;
  const ranked = [...pages.values()].sort(best);
  const isEntry = ({ place: { page }, sections: [first] }: (typeof ranked)[number]) =>
    first !== undefined && first.index > 0 && plain(page.sections[first.index]?.[1] ?? '') === wanted;
  for (const repeat of ranked
    .filter(({ place }) => place.page.reference)
    .filter(isEntry)
    .slice(1))
    repeat.score *= repeatWeight;
  return ranked.sort(best).map(({ place: { page, shard }, sections }) => ({
    page,
    shard,
    terms: sections.find(({ index }) => index === 0)?.terms ?? [],
    sections: sections.filter(({ index }) => index > 0).map(({ index, terms }) => ({ index, terms })),
  }));
}

interface Place {
  readonly page: SearchPage;
  readonly shard: number;
  readonly index: number;
}

export function searchIndex(shards: readonly SearchShard[]): SearchIndex {
  const engine = MiniSearch.loadJS(joined(shards), indexOptions);
  const places = shards.flatMap(({ pages }, shard) =>
    pages.flatMap((page) => page.sections.map((_, index): Place => ({ page, shard, index }))),
  );
  return {
    search: (text, shard = null) => {
      // Code asks for the last of its names: `api.setPage` is `setPage`.
      const name = text.trim().replace(/^(?:[\w$]+\.)+(?=[\w$]+$)/, '');
      const wanted = plain(name);
      if (wordsOf(text).length === 0) return { hits: [], match: 'none' };
      const filter = ({ id }: { readonly id: number }) => shard === null || places[id]?.shard === shard;
      const attempt = (options: Query, more: SearchOptions = {}): SearchHit[] =>
        byPage(
          engine.search(options, {
            ...asTyped,
            ...more,
            filter: filter as SearchOptions['filter'],
          }) as Found[],
          places,
          wanted,
        );
      for (const [match, options] of [
        ['exact', query(text, 'AND', 0)],
        ...(name === text.trim() ? [] : [['partial', query(name, 'AND', 0)] as const]),
        ['near', query(text, 'AND', 1)],
        ['near', query(text, 'AND', 2)],
        ['partial', query(text, 'OR', 2)],
      ] as const) {
        const hits = attempt(options);
        if (hits.length > 0) return { hits, match };
      }
      const alike = { fuzzy: 0.5, fields: ['title', 'heading'], boost: { title: 3 } };
      return { hits: attempt({ combineWith: 'OR', queries: wordsOf(wanted) }, alike), match: 'none' };
    },
  };
}
