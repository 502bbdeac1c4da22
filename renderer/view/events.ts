/** Details of the events on `document` between a page's tools and the roots of its demos. */
import type { SourceText } from './demo.ts';

/** Detail of `docs:demo-edit`, dispatched on a demo. */
export interface DemoEdit {
  /** `DemoView.frameUrl` */
  readonly frameUrl: string;
  /** The entry first. */
  readonly files: readonly SourceText[];
  /** Whether to show them, or only prepare for it. */
  readonly show: boolean;
}

/** Result of an edit, the detail of `docs:demo-edited`, dispatched on the demo; null when it is on the screen. */
export type DemoEdited = DemoProblem | null;

/** Why changed code is not shown. */
export type DemoProblem =
  | CodeProblem
  /** The code imports a module that is not available; `name` as written. */
  | {
      readonly kind: 'import';
      readonly file: string;
      readonly line: number | null;
      readonly name: string;
      /** Packages it may import. */
      readonly offered: readonly string[];
    }
  /**
   * `no-component`: nothing to show. `silent`: the code never ends. `not-loaded`: a package did not arrive.
   * `unavailable`: the host of the site lets no changed code run.
   */
  | { readonly kind: 'no-component' | 'silent' | 'not-loaded' | 'unavailable' };

export interface CodeProblem {
  readonly kind: 'syntax' | 'runtime';
  readonly message: string;
  /** Name of the file. */
  readonly file: string | null;
  /** From 1; null where unknown. */
  readonly line: number | null;
  /** From 1; null where unknown. */
  readonly column: number | null;
}
