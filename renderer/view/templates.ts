import type { DemoFrameView } from './demo.ts';
import type { LanguageView, PageView } from './page.ts';

/** Exports of a `templates/` folder's `index.ts`. */
export interface Templates {
  /** The complete document, doctype included. */
  readonly renderPage: (view: PageView) => string;
  /** The complete document, doctype included. Without it, readers cannot change demos. */
  readonly renderDemoFrame?: (view: DemoFrameView) => string;
  /** The controls of the settings as HTML, which pages fetch when a reader is about to open them. */
  readonly renderSettings?: (view: LanguageView) => string;
  /** Sources of the inline scripts; the policy of the site allows no others. */
  readonly inlineScripts?: readonly string[];
  /** CSS that every page links as a separate file. */
  readonly styleSheet?: () => string;
  /** Keys missing from `messages` since the last call. */
  readonly takeMissingMessages?: () => readonly string[];
}
