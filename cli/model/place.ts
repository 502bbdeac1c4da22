/** A position in a source file; line and column count from 1, `file` is relative to the site's root with `/`. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}
