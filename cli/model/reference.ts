/**
 * The API reference as data: what `docs-build api` extracts and commits below `content/api/<product>/`.
 * Serialisable and readonly; a fact that most entries lack is an optional field, absent when there is none.
 */
import type { ApiComponent } from './api-component.ts';
import type { ApiText } from './api-entry.ts';
import type { ApiExports, ApiList } from './api-exports.ts';
import type { ApiInterface } from './api-interface.ts';
import type { ApiEvents, ApiSelectors } from './api-state.ts';

/** Everything below `content/api/`, sorted by product in the order of site.yaml, then by name. */
export interface ApiReference {
  /** `<product>/components/<slug>.json` */
  readonly components: readonly ApiComponent[];
  /** `<product>/interfaces/<slug>.json` */
  readonly interfaces: readonly ApiInterface[];
  /** `<product>/events.json` */
  readonly events: readonly ApiEvents[];
  /** `<product>/selectors.json` */
  readonly selectors: readonly ApiSelectors[];
  /** `<product>/lists/<slug>.json` */
  readonly lists: readonly ApiList[];
  /** `<product>/exports.json` */
  readonly exports: readonly ApiExports[];
}

/** A module that the types of a package need and that is not installed. */
export interface Unresolved {
  /** Name of the documented package. */
  readonly package: string;
  /** What its declaration imports. */
  readonly specifier: string;
  /** The first declaration that does, relative to the package. */
  readonly file: string;
}

/** An entry point of a package that site.yaml lists and that is not there. */
export interface MissingEntry {
  /** Name of the documented package. */
  readonly package: string;
  /** As a reader would import it. */
  readonly specifier: string;
  /** The file that its package.json names for it, relative to the package; null when it names none. */
  readonly file: string | null;
}

/** A text of the site's own, from `api-notes.yaml`. */
export interface ApiNote {
  /** For example `lamps Lamp prop colour`. */
  readonly of: string;
  readonly text: ApiText;
  /** Whether it stands behind what the packages say, not only in place of it. */
  readonly adds: boolean;
}

/** A default that the packages state wrongly or not at all, from `api-corrections.yaml`. */
export interface ApiCorrection {
  /** For example `lamps Lamp prop colour`. */
  readonly of: string;
  /** What the comment of the packages says; absent when it says nothing. */
  readonly stated?: string;
  /** What holds; null for no default, absent when the default that the code has stays. */
  readonly default?: string | null;
  readonly noEffect?: true;
}
