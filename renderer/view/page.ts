/** Input of a template: plain JSON, no functions, no paths of the build machine. */
import type { ApiView } from './api.ts';
import type { DemoView } from './demo.ts';
import type { PageLayout } from './layout.ts';
import type { Plan } from './plan.ts';

export interface PageView {
  readonly site: SiteView;
  readonly product: ProductView;
  /** BCP 47 code of the page's text. */
  readonly language: string;
  /** The languages of the site, this page's own included; a single language needs no menu. */
  readonly translations: readonly TranslationView[];
  /** Canonical pathname: no language prefix, no trailing slash except for `/`. */
  readonly pathname: string;
  /** Absolute URL of the page, or null when the site has no `url`. */
  readonly canonicalUrl: string | null;
  /** Root-relative URL of the page as Markdown; the not-found page has none. */
  readonly markdownUrl: string | null;
  /** Root-relative URL of the `CodeTypes` of its code; null for a page without typed code, and on a site under work. */
  readonly typesUrl: string | null;
  readonly layout: PageLayout;
  readonly title: string;
  /** Text of the `h1`: the title, or a longer form of it. */
  readonly heading: string;
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
  /** Sanitised HTML; a demo or component is in it as `<docs-slot data-slot="N"></docs-slot>`. */
  readonly body: string;
  readonly slots: readonly SlotView[];
  readonly head: HeadView;
  /** Interface texts of `language`, English where a key is missing. */
  readonly messages: Readonly<Record<string, string>>;
  /** URL of the page's Markdown source in its repository. */
  readonly sourceUrl: string | null;
  /** Day of the last change of the source, `2024-05-31`; null without a history. */
  readonly updated: string | null;
  readonly githubLabel: string | null;
  readonly packageName: string | null;
  /** Package specifier for installation; null for a package that the site does not list. */
  readonly packageSpec: string | null;
  readonly waiAria: string | null;
}

/** The part that the views of all pages in one language share. */
export type LanguageView = Pick<PageView, 'language' | 'site' | 'messages'>;

export interface SiteView {
  readonly name: string;
  /** Path below which the site is served, `/` or `/kite/`. All addresses of a view begin with it. */
  readonly base: string;
  readonly repositoryUrl: string | null;
  readonly issuesUrl: string | null;
  readonly themeColor: { readonly light: string; readonly dark: string };
  readonly languages: readonly string[];
  /** Target of the logo: the first page of the tree. */
  readonly homePath: string;
  /** Path of the page that explains the site; null without one. */
  readonly helpPath: string | null;
  /** URL of the search manifest (`renderer/search/model.ts`) of the page's language; null when search is off. */
  readonly searchUrl: string | null;
  /** Font files that the site's owner has added to the public files, URLs from the site's root. */
  readonly fonts: readonly string[];
  /** Address for a reader's vote and comment, sent as a `Feedback`; null when they go into an issue. */
  readonly feedbackUrl: string | null;
  /** Assistants that can open a page; `href` has `{prompt}` for the request to read it. */
  readonly assistants: readonly PageAssistant[];
  /** Whether clicks on marked elements are measured. */
  readonly analytics: boolean;
  /** Whether the layouts of API lists are being compared: a reader gets one at random. */
  readonly apiEvaluation: boolean;
}

export interface PageAssistant {
  readonly name: string;
  readonly href: string;
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
  /** Name of the language in that language. */
  readonly name: string;
  /** The page in that language; the first page of the site when it is not translated. */
  readonly href: string;
  /** Absolute URL of the page in that language; null without a translation or a site `url`. */
  readonly canonicalUrl: string | null;
}

export interface PageLink {
  readonly title: string;
  readonly href: string;
}

export interface NavigationItem {
  readonly kind: 'page' | 'group' | 'link';
  readonly title: string;
  /** A group's link is its first page; null for a group shown as a subheader. */
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

/** URLs of style sheets that not every page needs; null when the templates have none. */
export interface NamedStyles {
  /** Colours of code, loaded when code is near. */
  readonly highlight: string | null;
  /** Contents of the panels for search and settings, loaded when a reader is about to open one. */
  readonly panels: string | null;
  /** Entries of the API reference. */
  readonly reference: string | null;
  /** Layouts other than that of the documentation. */
  readonly layouts: string | null;
}

export interface HeadView {
  /** Stylesheets that the first paint needs, in order. The first is the site's own. */
  readonly styles: readonly StyleView[];
  /** Stylesheets of the site that the first paint of most pages does not need. */
  readonly lateStyles: readonly string[];
  readonly namedStyles: NamedStyles;
  /** URL of the controls of the settings, for scripts to fetch; null when the templates have none. */
  readonly settings: string | null;
  /** Critical CSS of the demo pictures, for a `<style data-pictures>`. Live demos use its rules, too. */
  readonly inlineStyle: string;
  /** ES modules of the page, in order. */
  readonly scripts: readonly string[];
  /** Chunks that the scripts import statically. */
  readonly preloads: readonly string[];
  /** Modules of the demo in the first view, the largest first; empty where there is none. */
  readonly firstDemoPreloads: readonly string[];
  readonly favicon: string | null;
  /** Style sheets of icon fonts, from other origins. Scripts load them, because none may delay the text. */
  readonly iconFonts: readonly string[];
  /** Image for links to the page elsewhere; null when the site has no address. */
  readonly socialImage: SocialImageView | null;
  /** JSON-LD, escaped for the text of a `<script type="application/ld+json">`. */
  readonly structuredData: string | null;
}

export interface StyleView {
  readonly href: string;
  /** Contents of `href`, which the page holds inline; null when the page links it. */
  readonly contents: string | null;
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

export interface ComponentView {
  readonly kind: 'component';
  readonly name: string;
  readonly html: string;
}
