/** The meanings of the names in a page's code; the page's script fetches this file when a reader reaches a name. */
import type { Plan } from './plan.ts';

export interface CodeTypes {
  /** Interface texts in the language of the page. */
  readonly texts: Readonly<Record<string, string>>;
  /** Names with their meanings, each once. */
  readonly names: readonly NameType[];
  /**
   * `codeKey` of the text of a code block → its names, as pairs of numbers: the distance from the start of the name
   * before, in UTF-16 units, and the index in `names`.
   */
  readonly blocks: Readonly<Record<string, readonly number[]>>;
}

export interface NameType {
  /** TypeScript in at most six lines. */
  readonly code: string;
  /** The first sentence about it; code is between backticks. */
  readonly text?: string;
  /** Address of its entry in the reference. */
  readonly href?: string;
  /** The component, type or export that has the entry at `href`. */
  readonly of?: string;
  readonly plan?: Plan;
  readonly default?: string;
}
