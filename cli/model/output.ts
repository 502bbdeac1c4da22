/** The output of `5-render` and `6-emit`: finished documents and files. */

/** The picture of a demo, shown before its script arrives. */
export interface Picture {
  readonly html: string;
  /** Rules in order, without repetition. */
  readonly css: readonly string[];
}

export interface RenderedSite {
  readonly pages: readonly RenderedPage[];
  /** Files that pages fetch. */
  readonly fragments: readonly SiteFile[];
  /** Sources of the inline scripts of the pages. */
  readonly inlineScripts: readonly string[];
}

export interface RenderedPage {
  /** Pathname with its language prefix, `/404` for the not-found page. */
  readonly pathname: string;
  readonly html: Contents;
  /** HTML of component slots, by their index among the page's slots. */
  readonly components: Readonly<Record<number, string>>;
}

/** Bytes that need not be in memory, with a hash that identifies them unread. */
export interface LazyBytes {
  /** `contentHash` of the bytes. */
  readonly hash: string;
  readonly length: number;
  readonly read: () => Uint8Array;
}

export type Contents = string | Uint8Array | LazyBytes;

export interface OutputFile {
  /** Relative to the output folder, with `/`. */
  readonly path: string;
  readonly contents: string | Uint8Array;
}

/** A file of the whole site, which is never in memory as a whole. */
export interface SiteFile {
  readonly path: string;
  readonly contents: Contents;
}
