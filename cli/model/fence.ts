/** Code blocks in the prose of pages, as programs for the type checker. */
import type { Position } from '../diagnostics/place.ts';

/** A fence in TypeScript, or one that is executed, completed to a module. Names that it only reads are supplied where it is checked. */
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
  /** Its elements of components, with the props that they get. */
  readonly elements: readonly FenceElement[];
  /** Codes of the compiler, without `TS`, for errors that it must have. */
  readonly errors: readonly string[];
  /** Whether it is TypeScript, whose types are checked. */
  readonly isTyped: boolean;
  /** Null when it is not executed. */
  readonly run: FenceRun | null;
}

/** The results that an executed fence states. */
export interface FenceRun {
  /** The code with its surroundings, on the same lines, with calls that report the values. */
  readonly code: string;
  readonly results: readonly StatedResult[];
}

export interface StatedResult {
  /** Place of the comment in the code, from 1. */
  readonly line: number;
  readonly column: number;
  /** The text after the arrow, and of the comments below that go on with it. */
  readonly lines: readonly string[];
}

export interface FenceElement {
  readonly name: string;
  readonly props: readonly string[];
}

export interface FenceImport {
  readonly module: string;
  /** The name under which the module exports it; `default`, `*` for all, empty for an import for its effects. */
  readonly name: string;
  readonly local: string;
  /** Line of the code, from 1. */
  readonly line: number;
}

/** The outcome of an executed fence. */
export interface FenceOutcome {
  /** Values by the index of their result. */
  readonly values: Readonly<Record<number, FenceValue>>;
  /** The first error, with its place in the code. */
  readonly error: { readonly message: string; readonly at: Position | null } | null;
}

export interface FenceValue {
  /** As JavaScript on one line; null for the text that an element shows. */
  readonly code: string | null;
  /** The text of a string or an element; null for any other value. */
  readonly text: string | null;
}
