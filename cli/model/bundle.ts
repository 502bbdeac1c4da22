/** The output of `4-bundle`: modules to render with, and assets by page. */
import type { NamedStyles } from '../../renderer/view/page.ts';
import type { OutputFile } from './output.ts';

export interface Bundles {
  readonly server: ServerBundle;
  /** Files below `assets/`, hashed. */
  readonly files: readonly OutputFile[];
  /** URL → text of a style sheet that pages hold inline. */
  readonly inlineStyles: Readonly<Record<string, string>>;
  readonly namedStyles: NamedStyles;
  /** Assets by page key (`pageKey`). */
  readonly pages: Readonly<Record<string, PageAssets>>;
  /** Code of the service worker, still without the facts of the build; null when the site has none. */
  readonly serviceWorker: string | null;
  /** Product id → assets of the document in which changed demos run. */
  readonly frames: Readonly<Record<string, PageAssets>>;
  /** Demo id → assets of its document, for demos with a document of their own. */
  readonly ownPages: Readonly<Record<string, PageAssets>>;
  readonly weights: ScriptWeights;
  readonly shipped: Shipped;
  /** Absolute paths of all files that were read. */
  readonly inputs: readonly string[];
}

export const noAssets: PageAssets = {
  scripts: [],
  preloads: [],
  styles: [],
  lateStyles: [],
  wake: [],
  further: [],
};

/** Software of others in files for readers. */
export interface Shipped {
  /** Absolute paths of the folders of packages. */
  readonly packages: readonly string[];
  /** Comments about licences, with the names of their modules. */
  readonly comments: readonly string[];
}

/** The sizes of scripts for `build --analyze`. */
export interface ScriptWeights {
  /** Output file → bytes by package; bytes outside packages are listed under the first folder of their path. */
  readonly parts: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface ServerBundle {
  /**
   * Absolute path of a folder for the modules of this build alone. The build removes it. It is empty until they are
   * installed.
   */
  readonly folder: string;
  /** Files to install in the folder, of the ones whose paths are wanted. */
  readonly files: (isWanted: (path: string) => boolean) => readonly OutputFile[];
  /** File → paths of the files that it imports, statically or dynamically. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
  readonly templates: ServerModule;
  readonly components: ServerModule;
  readonly mount: ServerModule;
  readonly demos: ServerDemos;
}

export interface ServerDemos {
  /** Folder of demos → absolute paths of the files that they are bundled from, with a manifest for each package. */
  readonly read: Readonly<Record<string, readonly string[]>>;
  /** Demo id → hash of all inputs of the demo's module. */
  readonly inputs: Readonly<Record<string, string>>;
  /**
   * Bundles demos and the code that mounts them, together with other demos to draw unless `alone`. Most builds draw few
   * of them.
   */
  readonly modules: (ids: readonly string[], alone?: boolean) => Promise<DemoModules>;
}

/** Paths are relative to the folder of the server. */
export interface DemoModules {
  readonly mount: string;
  /** Demo id → path. */
  readonly demos: Readonly<Record<string, string>>;
  readonly files: readonly OutputFile[];
}

export interface ServerModule {
  /** Absolute. */
  readonly path: string;
  /** Hash of all its inputs: the author's files and the versions of packages. Independent of other modules. */
  readonly inputs: string;
}

export interface PageAssets {
  /** URLs from the site's root. */
  readonly scripts: readonly string[];
  readonly preloads: readonly string[];
  /** Style sheets that the first paint waits for. */
  readonly styles: readonly string[];
  /** Style sheets that the first paint does not wait for. */
  readonly lateStyles: readonly string[];
  /** Modules that the first demo needs to come alive, beyond `scripts` and `preloads`; the largest first. */
  readonly wake: readonly string[];
  /** Modules that further demos need beyond `wake`; none when all demos of the page need the same. */
  readonly further: readonly string[];
}
