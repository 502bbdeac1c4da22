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
  /** Code of the service worker, still without the facts of the build; null when the site has none. */
  readonly serviceWorker: string | null;
  /** Product id → assets of the document in which changed demos run. */
  readonly frames: Readonly<Record<string, PageAssets>>;
  /** Demo id → assets of its document, for demos with a document of their own. */
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
  /**
   * Absolute path of a folder for the modules of this build alone. The build removes it. It is empty until they are
   * installed.
   */
  readonly folder: string;
  /** Files to install in the folder. */
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
  /**
   * Hash of everything it is made of: the author's files and the versions of packages. Independent of other modules.
   */
  readonly inputs: string;
}

export interface PageAssets {
  /** URLs from the site's root. */
  readonly scripts: readonly string[];
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
}
