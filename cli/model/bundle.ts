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
  readonly weights: ScriptWeights;
}

/** What `build --analyze` tells of the scripts. */
export interface ScriptWeights {
  /** By output file, bytes by package; what is of no package stands under the first folder of its path. */
  readonly parts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** By page key, URLs of what the first demo needs beyond the page's own scripts. */
  readonly demos: Readonly<Record<string, readonly string[]>>;
}

export interface ServerBundle {
  /** Absolute path of a folder for the modules of this build alone, which removes it; empty until they are installed. */
  readonly folder: string;
  /** What is to be in it. */
  readonly files: readonly OutputFile[];
  readonly templates: ServerModule;
  readonly components: ServerModule;
  readonly mount: ServerModule;
  /** By demo id. */
  readonly demos: Readonly<Record<string, ServerModule>>;
}

export interface ServerModule {
  /** Absolute. */
  readonly path: string;
  /** Hash of all it is made of: the author's files, packages by their versions, and nothing of other modules. */
  readonly inputs: string;
}

export interface PageAssets {
  /** URLs from the site's root. */
  readonly scripts: readonly string[];
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
}
