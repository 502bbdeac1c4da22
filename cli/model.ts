/** The data that flows through the stages, in order. Plain, serialisable, readonly. */
import type { ApiView, DemoOptions, Plan, TocEntry } from '../renderer/model.ts';
import type { ApiReference } from './api-model.ts';
import type { SiteConfig } from './site-config-model.ts';

export type * from './site-config-model.ts';

/** A position in a source file; line and column count from 1, `file` is relative to the site's root with `/`. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

// 1-load → Site

export interface Site {
  /** Absolute path of the folder that holds `content/`. */
  readonly root: string;
  readonly config: SiteConfig;
  readonly tree: readonly TreeNode[];
  /** One for each written page and language that has a source, in tree order, default language first. */
  readonly sources: readonly PageSource[];
  /** language → key → text */
  readonly translations: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Canonical pathnames promised but not written; links to them become text. */
  readonly pending: readonly PendingPage[];
  /** Font files of the site's owner, URLs from its root. */
  readonly fonts: readonly string[];
  /** Time of the last commit of each file that has one, ISO 8601, by its path relative to the root. */
  readonly updated: Readonly<Record<string, string>>;
  /** The committed API reference; empty lists when there is none. */
  readonly reference: ApiReference;
}

export interface PendingPage {
  readonly pathname: string;
  readonly place: Place;
}

export type TreeNode = PageNode | GroupNode | LinkNode;

interface NodeBase {
  readonly pathname: string;
  readonly title: string;
  readonly plan: Plan | null;
  readonly planned: boolean;
  readonly newFeature: boolean;
  readonly place: Place;
}

export interface PageNode extends NodeBase {
  readonly kind: 'page';
  /** Markdown file of the default language, relative to the root; of a page of the API reference, its data. */
  readonly source: string;
  /** What of the API reference the page shows; absent for a page that somebody writes. */
  readonly api?: ApiPage;
}

export interface ApiPage {
  readonly kind: 'index' | 'component' | 'interface';
  /** Id of a product. */
  readonly product: string;
  /** Of the component or interface; the index has the product's id. */
  readonly name: string;
}

export interface GroupNode extends NodeBase {
  readonly kind: 'group';
  /** Drawn as a section heading rather than as an item. */
  readonly subheader: boolean;
  readonly children: readonly TreeNode[];
}

/** An outgoing link; `pathname` is its absolute URL. */
export interface LinkNode extends NodeBase {
  readonly kind: 'link';
}

export interface PageSource {
  readonly node: PageNode;
  readonly language: string;
  /** Relative to the root. */
  readonly file: string;
  readonly text: string;
}

// 2-compile → CompiledSite

export interface CompiledSite {
  readonly pages: readonly CompiledPage[];
  /** Every demo once, sorted by id. */
  readonly demos: readonly Demo[];
}

export interface CompiledPage {
  readonly node: PageNode;
  readonly language: string;
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly productId: string;
  readonly frontmatter: Frontmatter;
  /** Sanitised HTML; slots stand as `<docs-slot data-slot="N"></docs-slot>`. */
  readonly html: string;
  readonly toc: readonly TocEntry[];
  /** Every id a link may point at, aliases and demo anchors included. */
  readonly anchors: readonly string[];
  readonly links: readonly LinkUse[];
  readonly slots: readonly Slot[];
  /** The text for readers of Markdown, without title and description; a number stands for the slot of that index. */
  readonly markdown: readonly MarkdownPart[];
}

export type MarkdownPart = string | number;

export interface Frontmatter {
  readonly title: string | null;
  readonly description: string | null;
  readonly productId: string | null;
  readonly components: readonly string[];
  readonly githubLabel: string | null;
  readonly packageName: string | null;
  readonly waiAria: string | null;
  readonly materialDesign: string | null;
  readonly layout: 'docs' | 'landing' | 'blank' | null;
}

export interface LinkUse {
  readonly href: string;
  readonly place: Place;
}

export type Slot = DemoSlot | ComponentSlot | ApiPartSlot;

export interface DemoSlot {
  readonly kind: 'demo';
  /** Id of a `Demo`. */
  readonly demo: string;
  readonly name: string;
  readonly options: DemoOptions;
  readonly place: Place;
}

export interface ComponentSlot {
  readonly kind: 'component';
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly place: Place;
}

/** A part of the API reference, drawn by the templates. */
export interface ApiPartSlot {
  readonly kind: 'api';
  readonly view: ApiView;
  /** The same for readers of Markdown. */
  readonly markdown: string;
  readonly place: Place;
}

export interface Demo extends DemoVariant {
  /** Path below `content/` without its extension, for example `x/react-charts/bars/CategoryBars`. */
  readonly id: string;
  readonly name: string;
  /** Entry module, relative to the root. */
  readonly file: string;
  /** The same without types; null for a demo written without, and for one that is more than types. */
  readonly javascript: DemoVariant | null;
  /** Images and fonts that its modules import, relative to the root. */
  readonly images: readonly string[];
  /** What a reader's own project needs to run it; null when it cannot run elsewhere. */
  readonly project: DemoProject | null;
}

export interface DemoProject {
  /** Package → exact version. */
  readonly dependencies: Readonly<Record<string, string>>;
  readonly overrides: PackageOverrides;
}

/** In npm's format. */
export interface PackageOverrides {
  readonly [name: string]: string | PackageOverrides;
}

export interface DemoVariant {
  /** The entry first, then each local file it imports, in order of import. */
  readonly sources: readonly DemoSource[];
  /** Highlighted lines that show what matters of the entry, HTML; null when they would be too many. */
  readonly preview: string | null;
}

export interface DemoSource {
  /** Relative to the root; of a file that is made from another, where it would stand. */
  readonly file: string;
  readonly name: string;
  readonly language: string;
  readonly code: string;
  readonly html: string;
}

// 4-bundle → Bundles

export interface Bundles {
  readonly server: ServerBundle;
  /** Files below `assets/`, hashed. */
  readonly files: readonly OutputFile[];
  /** URL of the stylesheet with the colours of code; null when the templates have none. */
  readonly highlightStyle: string | null;
  /** Assets by page key (`pageKey`). */
  readonly pages: Readonly<Record<string, PageAssets>>;
  /** Code of the service worker, which the facts of the build complete; null when the site has none. */
  readonly serviceWorker: string | null;
  /** By product id, assets of the document in which its demos run once a reader has changed them. */
  readonly frames: Readonly<Record<string, PageAssets>>;
  /** By demo id, assets of the document of each demo that has its own. */
  readonly ownPages: Readonly<Record<string, PageAssets>>;
}

export interface ServerBundle {
  /** Holds all of the bundle; removed after the build. */
  readonly folder: string;
  /** Absolute paths of ES modules. */
  readonly templates: string;
  readonly components: string;
  readonly mount: string;
  /** Demo id → module. */
  readonly demos: Readonly<Record<string, string>>;
}

export interface PageAssets {
  /** URLs from the site's root. */
  readonly scripts: readonly string[];
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
}

// 5-render → RenderedPage

/** What a demo looks like before its script arrives. */
export interface Picture {
  readonly html: string;
  /** Rules in order, each once. */
  readonly css: readonly string[];
}

export interface RenderedPage {
  /** Pathname with its language prefix, `/404` for the not-found page. */
  readonly pathname: string;
  readonly html: string;
  /** HTML of each component slot, by its index among the page's slots. */
  readonly components: Readonly<Record<number, string>>;
}

// 6-emit

export interface OutputFile {
  /** Relative to the output folder, with `/`. */
  readonly path: string;
  readonly contents: string | Uint8Array;
}
