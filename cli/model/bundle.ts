/** What `4-bundle` gives: modules to render with, and assets by page. */
import type { OutputFile } from './output.ts';

export interface Bundles {
  readonly server: ServerBundle;
  /** Files below `assets/`, hashed. */
  readonly files: readonly OutputFile[];
  /** URL of the stylesheet with the colours of code; null when the templates have none. */
  readonly highlightStyle: string | null;
  /** Assets by page key (`pageKey`). */
  readonly pages: Readonly<Record<string, PageAssets>>;
  /** Code of the service worker, which the facts of the build complete; null when the site has none. */
  readonly serviceWorker: string | null;
  /** By product id, assets of the document in which its demos run once a reader has changed them. */
  readonly frames: Readonly<Record<string, PageAssets>>;
  /** By demo id, assets of the document of each demo that has its own. */
  readonly ownPages: Readonly<Record<string, PageAssets>>;
}

export interface ServerBundle {
  /** Holds all of the bundle; removed after the build. */
  readonly folder: string;
  /** Absolute paths of ES modules. */
  readonly templates: string;
  readonly components: string;
  readonly mount: string;
  /** Demo id → module. */
  readonly demos: Readonly<Record<string, string>>;
}

export interface PageAssets {
  /** URLs from the site's root. */
  readonly scripts: readonly string[];
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
}
