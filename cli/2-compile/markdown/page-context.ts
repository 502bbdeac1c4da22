import type { Node } from 'unist';
import type { VFile } from 'vfile';
import type { TocEntry } from '../../../renderer/model.ts';
import { type Code, type Diagnostic, diagnostic } from '../../diagnostics.ts';
import type { LinkUse, Place, RepositoryConfig, Slot } from '../../model.ts';
import { type ParsedFrontmatter, parseFrontmatter } from './frontmatter.ts';
import type { OwnBlockContent } from './nodes.ts';
import type { WordKey } from './words.ts';

/** Everything a page's HTML depends on, as plain data: equal inputs compile to equal pages. */
export interface PageInput {
  /** Relative to the root. */
  readonly file: string;
  readonly text: string;
  /** Canonical pathname and title of the page's node. */
  readonly pathname: string;
  readonly nodeTitle: string;
  readonly language: string;
  /** First is the default. */
  readonly languages: readonly string[];
  readonly productIds: readonly string[];
  /** Product of the pathname, for pages whose frontmatter names none. */
  readonly productId: string;
  readonly repository: RepositoryConfig | null;
  /** Names of the registered content components. */
  readonly components: readonly string[];
  /** Names of the modules in the page's folder. */
  readonly siblings: readonly string[];
  /** Canonical pathnames of pages promised but not written. */
  readonly pending: readonly string[];
  /** Canonical pathnames, written or pending, below an API segment. */
  readonly apiPages: readonly string[];
  /** Canonical pathnames that exist in `language`; empty for the default language. */
  readonly translated: readonly string[];
  readonly words: Readonly<Partial<Record<WordKey, string>>>;
}

/** What the plugins of one run read and gather. */
export interface PageContext {
  readonly input: PageInput;
  readonly frontmatter: ParsedFrontmatter;
  readonly diagnostics: Diagnostic[];
  readonly slots: Slot[];
  readonly links: LinkUse[];
  readonly toc: TocEntry[];
  readonly blocks: OwnBlockContent[];
  /** Ids in use on the page. */
  readonly ids: Set<string>;
  /** The page's own title and description, taken out of its body. */
  heading: { readonly text: string; readonly place: Place } | null;
  description: { readonly text: string; readonly place: Place } | null;
}

declare module 'vfile' {
  interface DataMap {
    page: PageContext;
  }
}

export function createContext(input: PageInput): PageContext {
  const frontmatter = parseFrontmatter(input.file, input.text, input.productIds);
  return {
    input,
    frontmatter,
    diagnostics: [...frontmatter.diagnostics],
    slots: [],
    links: [],
    toc: [],
    blocks: [],
    ids: new Set(),
    heading: null,
    description: null,
  };
}

export function contextOf(file: VFile): PageContext {
  if (file.data.page === undefined) throw new Error('The pipeline runs on files that carry a page context');
  return file.data.page;
}

/** Where a node begins; the start of the file for a node made by a plugin. */
export function placeOf({ input }: PageContext, node: Pick<Node, 'position'>): Place {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  return { file: input.file, line, column };
}

/** The place of the first occurrence of `text` in the source of a node, or of the node. */
export function placeWithin(
  context: PageContext,
  node: Pick<Node, 'position'>,
  text: string | RegExp,
): Place {
  const { start, end } = node.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return placeOf(context, node);
  const source = context.frontmatter.body.slice(start.offset, end.offset);
  const index = typeof text === 'string' ? source.indexOf(text) : source.search(text);
  if (index <= 0) return placeOf(context, node);
  const before = source.slice(0, index).split('\n');
  const column = (before.at(-1)?.length ?? 0) + (before.length === 1 ? start.column : 1);
  return { file: context.input.file, line: start.line + before.length - 1, column };
}

export function report(context: PageContext, code: Code, place: Place, message: string, help?: string): void {
  context.diagnostics.push(diagnostic(code, place, message, { help }));
}
