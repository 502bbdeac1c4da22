import type { Plan } from '../view/plan.ts';

/** The index as a browser loads it: JSON files, named by their contents except for the manifest. */

/** `/search/<language>.json` */
export interface SearchManifest {
  /** Texts of the dialog: the keys that begin with `search.` or `plan.`. */
  readonly texts: Readonly<Record<string, string>>;
  /** Products that have pages, in the order of the site. */
  readonly products: readonly SearchProduct[];
  readonly synonyms: Synonyms;
}

/** Readers' words → the pages' words. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

export interface SearchProduct {
  readonly name: string;
  /** URL of its `SearchShard`. */
  readonly shard: string;
  /** The first page of the product. */
  readonly start: { readonly title: string; readonly href: string };
}

/** Search data of one product. Its documents are the sections of its pages, numbered across pages. */
export interface SearchShard {
  readonly pages: readonly SearchPage[];
  /** Numbers of words in the `searchFields`, one list a document. */
  readonly lengths: readonly (readonly number[])[];
  /** Written by `encodePostings`. */
  readonly postings: string;
}

export interface SearchPage {
  readonly title: string;
  /** Titles of the groups it is in, without its product's, from the outermost. */
  readonly trail: readonly string[];
  /** Its title in the navigation, and names of the groups and the product whose first page it is. */
  readonly aliases: readonly string[];
  readonly href: string;
  readonly description: string;
  readonly plan: Plan | null;
  /** True for a page of the API reference. It ranks below guides unless its name is the question. */
  readonly reference?: true;
  /** URL of the texts of the sections, a list of strings. */
  readonly texts: string;
  /** The page itself comes first, with an empty anchor and its own title. */
  readonly sections: readonly SearchSection[];
}

/** Anchor and title; `entry` for an entry of the API reference. */
export type SearchSection = readonly [anchor: string, title: string, entry?: 1];

/** Fields of a document, from the heaviest to the lightest; see `weights` in search-index.ts. */
export const searchFields = ['title', 'heading', 'names', 'context', 'text'] as const;

export type SearchDocument = Readonly<Record<(typeof searchFields)[number], string>>;

export interface SearchHit {
  readonly page: SearchPage;
  /** Number of the page's shard. */
  readonly shard: number;
  /** Matching sections, best first, without the page itself. */
  readonly sections: readonly SectionHit[];
  /** Terms of the index found in the page itself: in its title or its first lines. */
  readonly terms: readonly string[];
}

export interface SectionHit {
  /** Position in `page.sections`. */
  readonly index: number;
  readonly terms: readonly string[];
}
