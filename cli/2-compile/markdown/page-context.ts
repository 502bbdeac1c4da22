import type { Element } from 'hast';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import type { TocEntry } from '../../../renderer/view/page.ts';
import { type Code, type Diagnostic, diagnostic, type Edit } from '../../diagnostics/diagnostic.ts';
import type { Place } from '../../diagnostics/place.ts';
import { placesIn } from '../../diagnostics/places-in.ts';
import type { RepositoryConfig, SiteConfig } from '../../model/config.ts';
import type { ExternalUse, LinkUse, MarkdownPart, Slot } from '../../model/page.ts';
import type { Frontmatter } from '../../schemas/frontmatter-schema.ts';
import type { AnyDirective } from '../api-pages/api-directive.ts';
import type { ApiPartMistake } from '../api-pages/api-part.ts';
import type { ApiPart } from '../api-pages/api-row.ts';
import type { CodeUse } from '../names/page-names.ts';
import { givenFrontmatter, type ParsedFrontmatter, parseFrontmatter } from './frontmatter.ts';
import type { OwnBlockContent } from './nodes.ts';
import type { SitePlugins } from './site-plugins.ts';
import type { WordKey } from './words.ts';

/** A look-up of one pathname at a time, so that a page depends only on the results it reads. */
export type PathnameTest = Pick<ReadonlySet<string>, 'has'>;

/** Look-ups of a page in other pages. */
export interface PageLookups {
  /** Canonical pathnames of pages promised but not written. */
  readonly pending: PathnameTest;
  /** Canonical pathnames that exist in the language of the page; empty for the default language. */
  readonly translated: PathnameTest;
  /** Canonical pathname of the page, written or pending, below an API segment with a last segment; null without one. */
  readonly apiPageOf: (slug: string) => string | null;
  /** The part of the API reference that a directive on a page of a product lists. */
  readonly apiPart: (directive: AnyDirective, product: string) => ApiPart | ApiPartMistake;
  /** Plugins of the site for Markdown; null without any. */
  readonly plugins?: SitePlugins | null;
}

/** All data that a page's HTML depends on: equal inputs compile to equal pages. */
export type PageInput = PageFacts & PageLookups;

/** The part of the input that is plain data. */
export interface PageFacts {
  /** Relative to the root. */
  readonly file: string;
  readonly text: string;
  /** Whether the page ends in a list generated from other pages. */
  readonly endsInList?: boolean;
  /** Canonical pathname and title of the page's node. */
  readonly pathname: string;
  readonly nodeTitle: string;
  readonly language: string;
  /** First is the default. */
  readonly languages: readonly string[];
  /** Languages with which addresses may begin. */
  readonly prefixes: readonly string[];
  /** Begins addresses that are read outside the page, without a closing slash; null when they need none. */
  readonly url: string | null;
  readonly productIds: readonly string[];
  /** Keys of another tool, accepted without effect. */
  readonly accept?: SiteConfig['accept'];
  /** Product of the pathname; used when the frontmatter names none. */
  readonly productId: string;
  readonly repository: RepositoryConfig | null;
  /** Names of the registered content components. */
  readonly components: readonly string[];
  /** Modules that the page may show, as its directives name them. */
  readonly siblings: readonly string[];
  /** Folders of directives that begin with an alias of the site → their paths relative to the root. */
  readonly aliasedFolders?: Readonly<Record<string, string>>;
  /** Paths of the same host that another site serves. */
  readonly elsewhere: readonly string[];
  /** Correct spelling of a term → wrong ones. */
  readonly terms: Readonly<Record<string, readonly string[]>>;
  /** Names of the packages that the site documents. */
  readonly packages: readonly string[];
  /** Package → documented version, for packages that the text names in tokens. */
  readonly versions?: Readonly<Record<string, string>>;
  readonly words: Readonly<Partial<Record<WordKey, string>>>;
  /** Values of the frontmatter, for a page of the reference, whose text has none. */
  readonly values?: Partial<Frontmatter>;
  /** Parts of the API reference, at offsets of the text in ascending order. */
  readonly parts?: readonly { readonly part: ApiPart; readonly offset: number }[];
}

type Positioned = Pick<Node, 'position'>;

/** The data that the plugins of one run read and collect. */
export interface PageContext {
  readonly input: PageInput;
  readonly frontmatter: ParsedFrontmatter;
  /** Lines of the body. */
  readonly lines: readonly string[];
  readonly diagnostics: Diagnostic[];
  readonly slots: Slot[];
  readonly links: LinkUse[];
  readonly external: ExternalUse[];
  readonly toc: TocEntry[];
  readonly blocks: OwnBlockContent[];
  readonly codes: CodeUse[];
  readonly markdown: MarkdownPart[];
  /** Ids in use on the page. */
  readonly ids: Set<string>;
  /** Elements that no plugin of the site has made. */
  readonly written: WeakSet<Element>;
  /** The title and description in the page's text, removed from its body. */
  heading: { readonly text: string; readonly place: Place } | null;
  description: { readonly text: string; readonly place: Place } | null;
}

declare module 'vfile' {
  interface DataMap {
    page: PageContext;
  }
}

export function createContext(input: PageInput): PageContext {
  const { file, text, values, productIds, packages, accept } = input;
  const frontmatter = values
    ? givenFrontmatter(values, text)
    : parseFrontmatter(file, text, productIds, packages, accept?.frontmatter);
  return {
    input,
    frontmatter,
    lines: frontmatter.body.split('\n'),
    diagnostics: [...frontmatter.diagnostics],
    slots: [],
    links: [],
    external: [],
    toc: [],
    blocks: [],
    codes: [],
    markdown: [],
    ids: new Set(),
    written: new WeakSet(),
    heading: null,
    description: null,
  };
}

export function contextOf(file: VFile): PageContext {
  if (file.data.page === undefined) throw new Error('The pipeline runs on files that carry a page context');
  return file.data.page;
}

/** Place of a node; the start of the file for a node that a plugin made. */
export function placeOf(
  { input: { file, values }, lines, frontmatter: { body } }: PageContext,
  { position }: Positioned,
): Place {
  // The texts of a page of the reference are in no file.
  if (values !== undefined) return { file, line: 1, column: 1 };
  const { line = 1, column = 1, offset = 0 } = position?.start ?? {};
  // The HTML parser counts a line twice after a line that ends in a lone `&`; its offsets stay right.
  if (body[offset] === '<' && lines[line - 1]?.[column - 1] !== '<')
    return placesIn(file, body)(offset, position?.end?.offset);
  const place = { file, line: Math.min(line, lines.length), column };
  const end = position?.end;
  const isBehind = end !== undefined && (end.line - line || end.column - column) > 0;
  // An end may lie outside the text for the same reason.
  return isBehind && end.column <= (lines[end.line - 1]?.length ?? -1) + 1
    ? { ...place, end: { line: end.line, column: end.column } }
    : place;
}

/**
 * Place of the first match in a node's source, or of the node when there is none. Uses lines, which are right even
 * where HTML in a list or quote makes offsets wrong.
 */
export function placeWithin(context: PageContext, node: Positioned, pattern: RegExp): Place {
  const place = placeOf(context, node);
  // An unclosed element has no end.
  const lines = context.lines.slice(0, node.position?.end?.line);
  const before = lines.slice(0, place.line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  const start = before + place.column - 1;
  const text = lines.join('\n');
  const found = pattern.exec(text.slice(start));
  if (found === null) return place;
  const at = start + found.index;
  return placesIn(place.file, text)(at, at + found[0].length);
}

export function report(
  context: PageContext,
  code: Code,
  place: Place,
  message: string,
  help?: string,
  edit?: Edit,
): void {
  context.diagnostics.push(diagnostic(code, place, message, { help, edit }));
}
