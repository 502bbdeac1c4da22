/** A file that `docs-build new` writes. */
export interface NewFile {
  /** Relative to the site's root. */
  readonly path: string;
  readonly contents: string | Uint8Array;
}
