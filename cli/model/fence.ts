/** Code blocks in the prose of pages, as programs for the type checker. */

/** A fence that is TypeScript, completed to a module. Names that it only reads are supplied where it is checked. */
export interface Fence {
  /** Line of the page's file in which its code begins, from 1. */
  readonly line: number;
  /** Number of columns before the code in the lines of the file. */
  readonly inset: number;
  /** Text in front of its first line, on a line of its own. */
  readonly before: string;
  /** The code, with the earlier fences that it continues. */
  readonly code: string;
  readonly after: string;
  /** Number of lines of the fences that it continues. */
  readonly earlier: number;
  /** Names that it may read without declaring them, sorted. */
  readonly names: readonly string[];
  /** The part of `names` that it uses as types only. */
  readonly types: readonly string[];
  readonly imports: readonly FenceImport[];
  /** Codes of the compiler, without `TS`, for errors that it must have. */
  readonly errors: readonly string[];
}

export interface FenceImport {
  readonly module: string;
  /** The name under which the module exports it; `default`, `*` for all, empty for an import for its effects. */
  readonly name: string;
  readonly local: string;
  /** Line of the code, from 1. */
  readonly line: number;
}
