/** A part of a source file; lines and columns count from 1, `file` is relative to the site's root with `/`. */
export interface Place extends Position {
  readonly file: string;
  /** The first position after the part, where it is known; never before its start. */
  readonly end?: Position;
}

export interface Position {
  readonly line: number;
  /** Column in UTF-16 code units. */
  readonly column: number;
}
