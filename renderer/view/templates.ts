import type { DemoFrameView } from './demo.ts';
import type { PageView } from './page.ts';

/** What a `templates/` folder exports from its `index.ts`. */
export interface Templates {
  /** The complete document, doctype included. */
  readonly renderPage: (view: PageView) => string;
  /** The complete document, doctype included; templates without it show no way to change a demo. */
  readonly renderDemoFrame?: (view: DemoFrameView) => string;
  /** Texts of the scripts that stand in the pages themselves: the policy of the site lets no other one run. */
  readonly inlineScripts?: readonly string[];
  /** CSS that every page links as a file of its own. */
  readonly styleSheet?: () => string;
  /** Keys of `messages` asked for in vain since the last call. */
  readonly takeMissingMessages?: () => readonly string[];
}
