/** The output of `2-compile`: pages as sanitised HTML with slots, and the demos they show. */
import type { ApiView } from '../../renderer/view/api.ts';
import type { DemoOptions, PackageOverrides } from '../../renderer/view/demo.ts';
import type { TocEntry } from '../../renderer/view/page.ts';
import type { Place } from '../diagnostics/place.ts';
import type { Frontmatter } from '../schemas/frontmatter-schema.ts';
import type { Fence } from './fence.ts';
import type { Contents } from './output.ts';
import type { PageNode } from './site.ts';

export interface CompiledSite {
  readonly pages: readonly CompiledPage[];
  /** Every demo once, sorted by id. */
  readonly demos: readonly Demo[];
}

export interface CompiledPage {
  readonly node: PageNode;
  /** Its pathname, prefixed unless its language is the default. */
  readonly key: string;
  readonly language: string;
  readonly file: string;
  readonly title: string;
  /** The page's heading, where that differs from the title in its frontmatter. */
  readonly heading?: string;
  /** Place of its title, or the place where one belongs. */
  readonly titlePlace: Place;
  readonly description: string;
  readonly productId: string;
  readonly frontmatter: Frontmatter;
  /** Sanitised HTML; a slot is `<docs-slot data-slot="N"></docs-slot>`. */
  readonly html: string;
  readonly toc: readonly TocEntry[];
  /** Every id that links may point at, aliases and demo anchors included. */
  readonly anchors: readonly string[];
  /** Links to other sites, as whole addresses. */
  readonly external: readonly ExternalUse[];
  readonly links: readonly LinkUse[];
  readonly slots: readonly Slot[];
  /** Its code blocks in TypeScript that are checked. */
  readonly fences: readonly Fence[];
  /** Packages that its shell commands install. */
  readonly installs: readonly PackageInstall[];
  /** The text for readers of Markdown, without title and description; a number is the index of a slot. */
  readonly markdown: readonly MarkdownPart[];
  /** The first is the page itself, with an empty anchor. */
  readonly sections: readonly PageSection[];
}

export type MarkdownPart = string | number;

/** The part of a page from one entry of its contents to the next, as input of the search index. */
export interface PageSection {
  readonly anchor: string;
  readonly title: string;
  /** Words of its prose, with single spaces. */
  readonly text: string;
  /** Inline code and code blocks of the section, and the tasks it answers. */
  readonly names: string;
  /** True for an entry of the API reference. */
  readonly entry?: true;
}

export interface PackageInstall {
  /** With its range, as in `lantern@^2`. */
  readonly text: string;
  readonly place: Place;
}

export interface ExternalUse {
  readonly url: string;
  readonly place: Place;
}

export interface LinkUse {
  readonly href: string;
  /** True for an image or video: a page cannot take its place. */
  readonly isFile?: boolean;
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
  /** A box without a picture, of the height that the options name. */
  readonly isUndrawn?: true;
}

export interface ComponentSlot {
  readonly kind: 'component';
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly place: Place;
}

/** A part of the API reference, rendered by the templates. */
export interface ApiPartSlot {
  readonly kind: 'api';
  readonly view: ApiView;
  /** The same for readers of Markdown: one list item per entry. */
  readonly markdown: readonly string[];
  readonly place: Place;
}

export interface Demo extends DemoVariant {
  /** Path below `content/` without its extension, for example `x/react-charts/bars/CategoryBars`. */
  readonly id: string;
  readonly name: string;
  /** Entry module, relative to the root. */
  readonly file: string;
  /** The same without types; null for a demo written without types, and for one whose types cannot be removed. */
  readonly javascript: DemoVariant | null;
  /** Images and fonts that its modules import, relative to the root. */
  readonly images: readonly string[];
  /** The project in which a reader can run it; null when it cannot run elsewhere. */
  readonly project: DemoProject | null;
  /** The demo with other libraries; empty when none fits. */
  readonly alternatives: readonly DemoAlternative[];
}

export interface DemoAlternative {
  readonly name: string;
  /** The files that differ, with and without types. */
  readonly sources: readonly DemoSource[];
  readonly project: DemoProject | null;
}

export interface DemoProject {
  /** Package → exact version. */
  readonly dependencies: Readonly<Record<string, string>>;
  readonly overrides: PackageOverrides;
}

export interface DemoVariant {
  /** The entry first, then the local files it imports, in order of import. */
  readonly sources: readonly DemoSource[];
  /** Highlighted lines that show the core of the entry, as HTML; null when they would be too many. */
  readonly preview: string | null;
}

export interface DemoSource {
  /** Relative to the root. For a generated file, the path it would have. */
  readonly file: string;
  readonly name: string;
  readonly language: string;
  readonly code: string;
  /** JSON of its `DemoFragment`: the highlighted code, in the form that a page's script fetches. */
  readonly fragment: Contents;
  readonly imports: readonly ModuleImport[];
}

/** A module that another one imports or re-exports from. */
export interface ModuleImport extends Omit<Place, 'file'> {
  /** The specifier; the place is that of its first mention. */
  readonly specifier: string;
  /** Empty for an import for its effects, a namespace, or an import at run time. */
  readonly names: readonly ImportedName[];
  /** Whether the module is imported for its effects. */
  readonly effectsOnly?: true;
}

export interface ImportedName {
  /** The name under which the other module exports it. */
  readonly name: string;
  readonly local: string;
  /** Names of the props that its elements get; absent when it is not used as an element. */
  readonly props?: readonly string[];
}
