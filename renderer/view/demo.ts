/** A demo as templates, page scripts and exports receive it. */
import type { ExportKind } from './export-targets.ts';

export interface DemoView extends DemoVariantView {
  readonly kind: 'demo';
  /** Component name; also the anchor on the page. */
  readonly name: string;
  /** Key under which the page's script finds the demo's module. */
  readonly id: string;
  readonly options: DemoOptions;
  /** Static HTML of the demo; null when it failed to render at build time. */
  readonly picture: string | null;
  /** The same code without types; null when it has none, or cannot go without. */
  readonly javascript: DemoVariantView | null;
  /** Where the entry's source can be seen in its repository, at the documented tag; null when nowhere. */
  readonly sourceUrl: string | null;
  /** Targets to which readers can export the demo. */
  readonly exports: readonly ExportKind[];
  /** URL of the document in which a changed demo runs (`DemoFrameView`); null when it cannot be changed. */
  readonly frameUrl: string | null;
  /** The same code with other libraries; null without one, or where edited code cannot run. */
  readonly alternatives: DemoAlternativesView | null;
  /** URL of the demo's own document; null when it runs in the page. */
  readonly ownPageUrl: string | null;
}

export interface DemoAlternativesView {
  /** Name of the choice, for example `Router`. */
  readonly label: string;
  /** The library that the demo is written with. */
  readonly name: string;
  /** URL of the list of `DemoAlternative`. */
  readonly href: string;
}

/** Fetched by a page's script to show a demo with another library. */
export interface DemoAlternative {
  readonly name: string;
  /** Source `href` → its code, highlighted; only sources that differ. */
  readonly files: Readonly<Record<string, string>>;
  /** Packages that its project installs; null when it has no project. */
  readonly project: {
    readonly dependencies: Readonly<Record<string, string>>;
    readonly overrides: PackageOverrides;
  } | null;
}

/** A document that a page holds, in which one demo runs: the site's styles, an empty stage, and one script. */
export interface DemoFrameView {
  readonly language: string;
  /** Path below which the site is served, `/` or `/kite/`. */
  readonly base: string;
  readonly title: string;
  readonly favicon: string | null;
  /** Text for readers who open the document without the page. */
  readonly alone: { readonly heading: string; readonly text: string; readonly page: DemoFramePage | null };
  /** Content security policy; null for that of the site's pages. */
  readonly policy: string | null;
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  readonly preloads: readonly string[];
}

/** The page that holds the document. */
export interface DemoFramePage {
  readonly title: string;
  readonly href: string;
}

export interface DemoVariantView {
  /** The entry first. A page need not contain them: they are files at their `href`. */
  readonly sources: readonly DemoSourceView[];
  /** Highlighted lines that show the core of the entry, as HTML; null when they would be too many. */
  readonly preview: string | null;
}

export interface DemoSourceView {
  /** File name, for example `SortOrders.tsx`. */
  readonly name: string;
  readonly language: string;
  readonly code: string;
  /** Highlighted `code`, HTML. */
  readonly html: string;
  /**
   * URL of the code as plain text, for example `/shelves/SortOrders.tsx.txt`. With `.json` instead of `.txt` it is the
   * URL of a `DemoFragment`.
   */
  readonly href: string;
}

/** Fetched by a page's script to show a source. */
export interface DemoFragment {
  /** Highlighted code; its text is the code itself. */
  readonly html: string;
}

export type CodeVariant = 'TS' | 'JS';

/** A file of a demo as text; `name` is its path below the site's content, by which imports are resolved. */
export interface SourceText {
  readonly name: string;
  readonly code: string;
}

export interface DemoOptions {
  readonly bg: 'inline' | 'playground' | 'outlined' | 'gradient' | 'default';
  readonly defaultCodeOpen: boolean;
  readonly hideToolbar: boolean;
  readonly iframe: boolean;
  /** px */
  readonly maxWidth: number | null;
  /** px */
  readonly height: number | null;
}

/** Package → version to install, whatever its dependents require, in npm's format. */
export interface PackageOverrides {
  readonly [name: string]: string | PackageOverrides;
}
