/**
 * The API reference as data: `docs-build api` extracts it and commits it below `content/api/<product>/`. Serialisable
 * and readonly; a fact that most entries lack is an optional field, absent when there is none.
 */
import type { ApiComponent } from './api-component.ts';
import type { ApiText } from './api-entry.ts';
import type { ApiExports, ApiList } from './api-exports.ts';
import type { ApiInterface } from './api-interface.ts';
import type { ApiEvents, ApiSelectors } from './api-state.ts';

/** All data below `content/api/`, sorted by product in the order of site.yaml, then by name. */
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
  /** The specifier in the declaration. */
  readonly specifier: string;
  /** The first declaration that imports it, relative to the package. */
  readonly file: string;
}

/** A missing entry point of a package that site.yaml lists. */
export interface MissingEntry {
  /** Name of the documented package. */
  readonly package: string;
  /** The specifier that a reader would import. */
  readonly specifier: string;
  /** The file that its package.json names for it, relative to the package; null when it names none. */
  readonly file: string | null;
}

/** A text of the site's own, from `api-notes.yaml`. */
export interface ApiNote {
  /** For example `lamps Lamp prop colour`. */
  readonly of: string;
  readonly text: ApiText;
  /** Whether it follows the packages' text, rather than only replacing a missing one. */
  readonly adds: boolean;
}

/** A default that the packages state wrongly or not at all, from `api-corrections.yaml`. */
export interface ApiCorrection {
  /** For example `lamps Lamp prop colour`. */
  readonly of: string;
  /** The default in the packages' comment; absent when there is none. */
  readonly stated?: string;
  /** The right default; null for no default, absent when the default in the code is right. */
  readonly default?: string | null;
  readonly noEffect?: true;
}
