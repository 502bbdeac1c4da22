/** What a template receives: plain JSON, no functions, no paths of the build machine. */

export type Plan = 'pro' | 'premium';

export interface PageView {
  readonly site: SiteView;
  readonly product: ProductView;
  /** BCP 47 code of the page's text. */
  readonly language: string;
  /** The languages of the site, this page's own included; one alone needs no menu. */
  readonly translations: readonly TranslationView[];
  /** Canonical pathname: no language prefix, no trailing slash except for `/`. */
  readonly pathname: string;
  /** Absolute URL of the page, or null when the site has no `url`. */
  readonly canonicalUrl: string | null;
  /** Root-relative URL of the page as Markdown; the not-found page has none. */
  readonly markdownUrl: string | null;
  readonly layout: PageLayout;
  readonly title: string;
  readonly documentTitle: string;
  readonly description: string;
  readonly plan: Plan | null;
  readonly planned: boolean;
  readonly newFeature: boolean;
  readonly navigation: readonly NavigationItem[];
  /** Titles and links from the root group to the page's parent. */
  readonly breadcrumbs: readonly PageLink[];
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
  readonly toc: readonly TocEntry[];
  /** Sanitised HTML; a demo or component stands in it as `<docs-slot data-slot="N"></docs-slot>`. */
  readonly body: string;
  readonly slots: readonly SlotView[];
  readonly head: HeadView;
  /** Interface texts of `language`, English where a key is missing. */
  readonly messages: Readonly<Record<string, string>>;
  /** URL of the page's Markdown source in its repository. */
  readonly sourceUrl: string | null;
  /** Day the source was last changed, `2024-05-31`; null when no history tells. */
  readonly updated: string | null;
  readonly githubLabel: string | null;
  readonly packageName: string | null;
  /** What a package manager is asked to install for it; null when the site does not know the package. */
  readonly packageSpec: string | null;
  readonly waiAria: string | null;
}

export type PageLayout = 'docs' | 'landing' | 'blank' | 'not-found' | 'offline';

export interface SiteView {
  readonly name: string;
  readonly repositoryUrl: string | null;
  readonly issuesUrl: string | null;
  readonly themeColor: { readonly light: string; readonly dark: string };
  readonly languages: readonly string[];
  /** Where the logo leads: the first page of the tree. */
  readonly homePath: string;
  /** URL of the search manifest (`renderer/search/model.ts`) of the page's language; null when search is off. */
  readonly searchUrl: string | null;
  /** Font files that the site's owner has placed among its public files, URLs from the site's root. */
  readonly fonts: readonly string[];
  /** Where a reader's vote and comment are sent, as a `Feedback`; null when they go into an issue. */
  readonly feedbackUrl: string | null;
  /** Whether clicks on marked elements are measured. */
  readonly analytics: boolean;
}

/** What is posted to the site's endpoint, as JSON: a vote, and after it, when the reader writes one, a comment. */
export interface Feedback {
  /** Canonical pathname. */
  readonly page: string;
  readonly language: string;
  readonly rating: 'up' | 'down';
  /** Null for the vote alone. */
  readonly comment: string | null;
  /** Id of the heading that the comment is about; null for the whole page. */
  readonly section: string | null;
}

export interface ProductView {
  readonly id: string;
  readonly categoryId: string;
  readonly name: string;
  readonly metadata: string;
  readonly versions: readonly VersionView[];
}

export interface VersionView {
  readonly text: string;
  /** `https:` or root-relative. */
  readonly href: string;
  readonly current: boolean;
}

export interface TranslationView {
  /** BCP 47 code. */
  readonly language: string;
  /** What its readers call it. */
  readonly name: string;
  /** The page in that language; where it is not translated, the first page of the site. */
  readonly href: string;
  /** Absolute URL of the page in that language; null when it is not translated, or the site has no `url`. */
  readonly canonicalUrl: string | null;
}

export interface PageLink {
  readonly title: string;
  readonly href: string;
}

export interface NavigationItem {
  readonly kind: 'page' | 'group' | 'link';
  readonly title: string;
  /** A group's link is its first page; null for a group drawn as a subheader. */
  readonly href: string | null;
  readonly subheader: boolean;
  readonly plan: Plan | null;
  readonly planned: boolean;
  readonly newFeature: boolean;
  /** True for the page itself. */
  readonly current: boolean;
  /** True when the page is below this item. */
  readonly open: boolean;
  readonly children: readonly NavigationItem[];
}

export interface TocEntry {
  readonly id: string;
  /** Text of the heading, plain. */
  readonly title: string;
  readonly plan: Plan | null;
  readonly children: readonly TocEntry[];
}

export interface HeadView {
  /** Stylesheets of the page, in order. */
  readonly styles: readonly string[];
  /** Stylesheet with the colours of code, to be loaded when there is some in sight; null when the templates have none. */
  readonly highlightStyle: string | null;
  /** Critical CSS of the demo pictures, to be inlined. */
  readonly inlineStyle: string;
  /** ES modules of the page, in order. */
  readonly scripts: readonly string[];
  /** Chunks the scripts import statically. */
  readonly preloads: readonly string[];
  readonly favicon: string | null;
  /** Style sheets of icon fonts, of other origins; scripts load them, for none may hold up the text. */
  readonly iconFonts: readonly string[];
  /** What a link to the page shows elsewhere; null when the site has no address. */
  readonly socialImage: SocialImageView | null;
  /** JSON-LD, escaped so that it can be the text of a `<script type="application/ld+json">`. */
  readonly structuredData: string | null;
}

export interface SocialImageView {
  /** Absolute. */
  readonly url: string;
  /** px */
  readonly width: number;
  /** px */
  readonly height: number;
}

export type SlotView = DemoView | ComponentView | ApiView;

export interface DemoView extends DemoVariantView {
  readonly kind: 'demo';
  /** Component name; also the anchor on the page. */
  readonly name: string;
  /** Key under which the page's script finds the demo's module. */
  readonly id: string;
  readonly options: DemoOptions;
  /** Static HTML of the demo; null when it failed to render at build time. */
  readonly picture: string | null;
  /** The same code without types; null when it is written so, or cannot be. */
  readonly javascript: DemoVariantView | null;
  /** Where the entry's source can be seen in its repository, at the documented tag; null when nowhere. */
  readonly sourceUrl: string | null;
  /** Ways to take the demo along. */
  readonly exports: readonly ExportKind[];
  /** URL of the document in which a changed demo runs (`DemoFrameView`); null when it cannot be changed. */
  readonly frameUrl: string | null;
  /** URL of the document of its own in which the demo runs; null when it runs in the page. */
  readonly ownPageUrl: string | null;
}

/** A document that a page holds, in which one demo runs: the site's styles, an empty stage, and one script. */
export interface DemoFrameView {
  readonly language: string;
  readonly title: string;
  /** Content security policy; null for that of the site's pages. */
  readonly policy: string | null;
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  readonly preloads: readonly string[];
}

export interface DemoVariantView {
  /** The entry first. A page need not carry them: each lies beside it, at its `href`. */
  readonly sources: readonly DemoSourceView[];
  /** Highlighted lines that show what matters of the entry, HTML; null when they would be too many. */
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
   * URL of the code as plain text, for example `/shelves/SortOrders.tsx.txt`; beside it, ending in `.json` instead of
   * `.txt`, lies a `DemoFragment`.
   */
  readonly href: string;
}

/** What a page's script fetches to show a source. */
export interface DemoFragment {
  /** Highlighted code; its text is the code itself. */
  readonly html: string;
}

export type CodeVariant = 'TS' | 'JS';

/** A demo as a project of its own: opened elsewhere, or as a file. */
export type ExportKind = Sandbox | 'zip';

/** A file of a demo as text; `name` is its path below the site's content, by which imports are resolved. */
export interface SourceText {
  readonly name: string;
  readonly code: string;
}

/** What `docs:demo-edit`, dispatched on a demo, asks for. */
export interface DemoEdit {
  /** `DemoView.frameUrl` */
  readonly frameUrl: string;
  /** The entry first. */
  readonly files: readonly SourceText[];
  /** Whether they are to be shown, or only made ready for. */
  readonly show: boolean;
}

/** What came of an edit, as `docs:demo-edited`, dispatched on the demo, tells it; null when it is on the screen. */
export type DemoEdited = DemoProblem | null;

/** Why changed code is not shown. */
export type DemoProblem =
  | CodeProblem
  /** The code imports what it may not; `name` as it says so. */
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

interface CodeProblem {
  readonly kind: 'syntax' | 'runtime';
  readonly message: string;
  /** Name of the file. */
  readonly file: string | null;
  /** From 1; null where unknown. */
  readonly line: number | null;
  /** From 1; null where unknown. */
  readonly column: number | null;
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

export interface ComponentView {
  readonly kind: 'component';
  readonly name: string;
  readonly html: string;
}

/** A list of what an API consists of: props, slots, events, … */
export interface ApiView {
  readonly kind: 'api';
  readonly section: ApiSection;
  /** Whether it is the first of its section on the page, and so has the control of the layout. */
  readonly first: boolean;
  /** Kinds of the facts its entries have, in order: the columns of a table. */
  readonly columns: readonly ApiFactKind[];
  readonly entries: readonly ApiEntryView[];
}

/** Lists whose layout a reader chooses together. */
export type ApiSection = 'default' | 'slots' | 'props' | 'css' | 'classes';

export type ApiLayout = 'collapsed' | 'expanded' | 'table';

export type ApiFactKind = 'type' | 'default' | 'className' | 'params' | 'event' | 'prop' | 'returns';

export type ApiMark = 'required' | 'deprecated' | 'state' | 'internal';

export interface ApiEntryView {
  /** Anchor on the page. */
  readonly id: string;
  readonly name: string;
  /** Lowest plan that has it; null when every plan has. */
  readonly plan: Plan | null;
  readonly marks: readonly ApiMark[];
  readonly facts: readonly ApiFactView[];
  /** HTML; empty when the package says nothing. */
  readonly description: string;
  /** Reason and replacement, HTML. */
  readonly deprecated: string | null;
  /** HTML. */
  readonly see: string | null;
  /** Highlighted code, HTML. */
  readonly example: string | null;
  /** Of a callback or method, those that are described. */
  readonly parameters: readonly ApiParameterView[];
  /** HTML. */
  readonly returns: string | null;
}

export interface ApiFactView {
  readonly kind: ApiFactKind;
  /** HTML: code of one or several lines, highlighted, or words with code in them. */
  readonly html: string;
}

export interface ApiParameterView {
  readonly name: string;
  /** HTML. */
  readonly description: string;
}

/** A site elsewhere in which a demo can be opened as a project of its own. */
export type Sandbox = 'stackblitz' | 'codesandbox';

/** Package → version to install whatever its dependents ask for, in npm's format. */
export interface Overrides {
  readonly [name: string]: string | Overrides;
}

/** What a `templates/` folder exports from its `index.ts`. */
export interface Templates {
  /** The complete document, doctype included. */
  readonly renderPage: (view: PageView) => string;
  /** The complete document, doctype included; templates without it show no way to change a demo. */
  readonly renderDemoFrame?: (view: DemoFrameView) => string;
  /** CSS that every page links as a file of its own. */
  readonly styleSheet?: () => string;
  /** Keys of `messages` asked for in vain since the last call. */
  readonly takeMissingMessages?: () => readonly string[];
}
