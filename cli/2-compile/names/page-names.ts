import type { Place } from '../../diagnostics/place.ts';

/** The names in the code of a page, not yet looked up in the reference. */
export interface PageNames {
  readonly codes: readonly CodeUse[];
  readonly imports: readonly ImportUse[];
  readonly elements: readonly ElementUse[];
  /** Names under `deprecated` in its frontmatter. */
  readonly deprecated: readonly NameUse[];
}

/** A piece of inline code. */
export interface CodeUse {
  readonly code: string;
  readonly place: Place;
  /** Number of the section around it. */
  readonly section: number;
  /** Offset of its text in the page's HTML; null where it cannot be a link, in headings and in links. */
  readonly offset: number | null;
}

/** A name imported by a fence. */
export interface ImportUse {
  readonly module: string;
  readonly name: string;
  readonly place: Place;
}

/** An element in the JSX of a fence. */
export interface ElementUse {
  /** The name under which its module exports it; the written name when the fence does not import it. */
  readonly name: string;
  /** Null when the fence omits the import. */
  readonly module: string | null;
  readonly props: readonly NameUse[];
}

export interface NameUse {
  readonly name: string;
  readonly place: Place;
}
