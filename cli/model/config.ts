/** `content/site.yaml`, validated. Its schema describes the keys; loading adds places and addresses. */

import type { Place } from '../diagnostics/place.ts';
import type { Immutable } from '../schemas/immutable.ts';
import type { SiteInput } from '../schemas/site-schema.ts';

type Written = Immutable<SiteInput>;
type WrittenProduct = Written['products'][number];
type WrittenApi = NonNullable<WrittenProduct['api']>;

interface Placed {
  readonly place: Place;
}

export interface SiteConfig extends Omit<Written, 'products' | 'redirects' | 'api' | 'help'> {
  /** Path below which the site is served, `/` or `/kite/`. */
  readonly base: string;
  readonly products: readonly ProductConfig[];
  readonly redirects: readonly (Written['redirects'][number] & Placed)[];
  readonly help: (Placed & { readonly pathname: string }) | null;
  readonly api: Omit<Written['api'], 'ignore' | 'untyped' | 'dismissed' | 'moved'> & {
    readonly ignore: readonly (Written['api']['ignore'][number] & Placed)[];
    readonly untyped: readonly (Written['api']['untyped'][number] & Placed)[];
    readonly dismissed: readonly (Written['api']['dismissed'][number] & Placed)[];
    readonly moved: readonly (Written['api']['moved'][number] & Placed)[];
  };
}

export interface ProductConfig extends Omit<WrittenProduct, 'category' | 'packages' | 'api'> {
  readonly category: string;
  readonly packages: readonly PackageConfig[];
  readonly api: ApiConfig | null;
}

export interface PackageConfig extends Placed, Omit<WrittenProduct['packages'][number], 'version'> {
  /** The one of site.yaml, else the installed one; null when the package is not installed. */
  readonly version: string | null;
}

export interface ApiConfig extends WrittenApi {
  /** Exports that it names. */
  readonly names: readonly ApiNameUse[];
}

export interface ApiNameUse extends Placed {
  readonly name: string;
}

/** The part of the configuration that decides about the API reference. */
export type ApiSource = Pick<SiteConfig, 'url' | 'products'>;

export type ApiEventsConfig = NonNullable<WrittenApi['events']>;
export type ApiSelectorsConfig = NonNullable<WrittenApi['selectors']>;
export type RepositoryConfig = NonNullable<Written['repository']>;
export type DemoConfig = Written['demos'];
export type AlternativesConfig = NonNullable<DemoConfig['alternatives']>;
export type Other = AlternativesConfig['others'][number];
