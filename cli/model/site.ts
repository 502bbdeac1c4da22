/** The output of `1-load`: the validated site. */
import type { Plan } from '../../renderer/view/plan.ts';
import type { Place } from '../diagnostics/place.ts';
import type { ComparisonDigest } from './comparison-digest.ts';
import type { SiteConfig } from './config.ts';
import type { ApiReference } from './reference.ts';

export interface Site {
  /** Absolute path of the folder that holds `content/`. */
  readonly root: string;
  readonly config: SiteConfig;
  readonly tree: readonly TreeNode[];
  /** One per written page and language that has a source, in tree order, default language first. */
  readonly sources: readonly PageSource[];
  /** language → key → text */
  readonly translations: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Canonical pathnames promised but not written; links to them become text. */
  readonly pending: readonly PendingPage[];
  readonly addresses: readonly SectionAddresses[];
  /** Language → word of a reader → words of the pages, for search. */
  readonly synonyms: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Font files of the site's owner, URLs from its root. */
  readonly fonts: readonly string[];
  /** Times of the last commits of files, ISO 8601, by path relative to the root. Files without a commit are absent. */
  readonly updated: Readonly<Record<string, string>>;
  /** Style of the site's code; null when the site does not configure it. */
  readonly codeStyle: CodeStyle | null;
  /** The committed API reference; empty lists when there is none. */
  readonly reference: ApiReference;
  /** The committed part of a comparison with other versions; null when there is none. */
  readonly comparison: ComparisonDigest | null;
}

/** Options of Prettier. */
export type CodeStyle = Readonly<Record<string, string | number | boolean | undefined>>;

/** Fragments of a page that links elsewhere in the world use. */
export interface SectionAddresses {
  /** Canonical */
  readonly pathname: string;
  readonly fragments: readonly { readonly fragment: string; readonly place: Place }[];
}

export interface PendingPage {
  readonly pathname: string;
  readonly place: Place;
}

export type TreeNode = PageNode | GroupNode | LinkNode;

export interface NodeBase {
  readonly pathname: string;
  readonly title: string;
  readonly plan: Plan | null;
  readonly planned: boolean;
  readonly newFeature: boolean;
  readonly place: Place;
}

export interface PageNode extends NodeBase {
  readonly kind: 'page';
  /** Markdown file of the default language, relative to the root; for a page of the API reference, its data. */
  readonly source: string;
  /** Set when the tree names a file that cannot be a page; `source` is then the file found by the pathname. */
  readonly isSourceInvalid?: true;
  /** The part of the API reference that the page shows; absent for a written page. */
  readonly api?: ApiPage;
}

export interface ApiPage {
  readonly kind: 'index' | 'component' | 'interface' | 'list';
  /** Id of a product. */
  readonly product: string;
  /** Name of the component or interface; the slug of a list; the product's id for the index. */
  readonly name: string;
}

export interface GroupNode extends NodeBase {
  readonly kind: 'group';
  /** Rendered as a section heading rather than as an item. */
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
}
