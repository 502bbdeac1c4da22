/** What `content/site.yaml` says, validated. */

import type { Sandbox } from '../../renderer/view/demo.ts';
import type { VersionView } from '../../renderer/view/page.ts';
import type { Plan } from '../../renderer/view/plan.ts';
import type { Code, Severity } from '../diagnostics/catalogue.ts';
import type { Place } from './place.ts';
import type { ServicesConfig } from './services.ts';

export interface SiteConfig extends ServicesConfig {
  readonly name: string;
  /** Origin of the published site, without a trailing slash; null when it has none. */
  readonly url: string | null;
  readonly repository: RepositoryConfig | null;
  /** First is the default. */
  readonly languages: readonly string[];
  readonly themeColor: { readonly light: string; readonly dark: string };
  readonly products: readonly ProductConfig[];
  /** Product of pages no prefix matches. */
  readonly defaultProduct: string;
  readonly demos: DemoConfig;
  /** Name → module below the site's root. */
  readonly components: Readonly<Record<string, string>>;
  readonly redirects: readonly RedirectConfig[];
  readonly api: { readonly ignore: readonly IgnoredName[] };
  /** Of the codes to which the site gives another than their own. */
  readonly severity: Readonly<Partial<Record<Code, Severity>>>;
  /** Path below `content/public`, for example `/favicon.svg`. */
  readonly favicon: string | null;
  /** Whether a search index is built and the templates offer search. */
  readonly search: boolean;
}

export interface RepositoryConfig {
  readonly url: string;
  /** Replaces `-` in `…/blob/-/…` links. */
  readonly tag: string;
  /** Where "edit" and "view source" links of this documentation lead: a URL prefix for paths below the root, without a trailing slash. */
  readonly sourceUrl: string | null;
}

export interface ProductConfig {
  readonly id: string;
  readonly category: string;
  readonly name: string;
  readonly metadata: string;
  readonly prefixes: readonly string[];
  readonly versions: readonly VersionView[];
  readonly packages: readonly PackageConfig[];
  /** What the reference of its packages holds; null for a product without one. */
  readonly api: ApiConfig | null;
}

export interface PackageConfig {
  readonly name: string;
  readonly version: string;
  /** Lowest plan with which it can be used. */
  readonly plan: Plan | null;
  /** Entry points as in an `exports` map; `*` stands for any part of a folder's name. */
  readonly entries: readonly string[];
  /** Entry point that declares the keys of a theme. */
  readonly theme: string | null;
  /** URL of a source file, with `{file}` for its path below the source folder. */
  readonly source: string | null;
  readonly place: Place;
}

/** What of the configuration decides about the API reference. */
export type ApiSource = Pick<SiteConfig, 'url' | 'products'>;

/** Patterns take `*`; one that begins with `!` takes names away again. */
export interface ApiConfig {
  /** Where its pages are: `<pathname>/<slug>`. */
  readonly pathname: string;
  readonly components: readonly string[];
  readonly interfaces: readonly string[];
  /** Interfaces whose members are shown by the interface that declares them. */
  readonly grouped: readonly string[];
  /** Components that are one component in several plans, the least first. */
  readonly editions: readonly (readonly string[])[];
  readonly events: ApiEventsConfig | null;
  readonly selectors: ApiSelectorsConfig | null;
  /** Exports named above. */
  readonly names: readonly ApiNameUse[];
}

/** A name in code that only looks like one of the documented packages. */
export interface IgnoredName {
  readonly name: string;
  readonly reason: string;
  readonly place: Place;
}

export interface ApiNameUse {
  readonly name: string;
  readonly place: Place;
}

export interface ApiEventsConfig {
  /** Interface with an event a member. */
  readonly lookup: string;
  /** Type that makes an event's name its listener. */
  readonly listener: string;
  /** Component whose `on…` props mirror events. */
  readonly component: string;
  /** Page that lists them. */
  readonly page: string | null;
}

export interface ApiSelectorsConfig {
  readonly names: readonly string[];
  /** Page that lists them. */
  readonly page: string | null;
}

export interface DemoConfig {
  /** What surrounds a demo: Material UI's theme, or nothing. */
  readonly theme: 'material' | 'none';
  /** Width in px of the layout in which pictures are made. */
  readonly width: number;
  /** ISO 8601 instant at which every picture is made. */
  readonly clock: string;
  readonly timeZone: string;
  readonly locale: string;
  /** Seed of Math.random while a picture is made. */
  readonly seed: number;
  /** Seconds a demo may take to render. */
  readonly timeLimit: number;
  /** Names of elements that only lay a demo out, and so are no part of its preview. */
  readonly wrappers: readonly string[];
  /** Console output that is expected while demos render, by a part of its text. */
  readonly allowedConsole: readonly string[];
  /** Module below the site's root that runs once before the first demo. */
  readonly setup: string | null;
  /** Environment variable → what the build says once when it is not set. Values reach the demos as `process.env.NAME`. */
  readonly environment: Readonly<Record<string, string>>;
  /** Where a reader may open a demo; the page's policy lets forms go there and nowhere else. */
  readonly sandboxes: readonly Sandbox[];
  /** Null when readers cannot change demos. */
  readonly playground: PlaygroundConfig | null;
}

/** Where a reader's own changes to a demo run. */
export interface PlaygroundConfig {
  /** What every demo may import besides the packages of its product and what demos import as they are. */
  readonly packages: readonly string[];
}

export interface RedirectConfig {
  readonly from: string;
  readonly to: string;
  readonly place: Place;
}
