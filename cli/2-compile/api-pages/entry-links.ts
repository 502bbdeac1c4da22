import type { PageLink } from '../../../renderer/view/page.ts';
import type { ApiConfig } from '../../model/config.ts';

/** A component or interface whose members an entry inherits; `href` is null when no page documents it. */
export interface ExtendedLink {
  readonly title: string;
  readonly href: string | null;
  /** Attributes of an HTML or SVG element. */
  readonly element?: true;
}

/** Links of a page besides the links to pages that its types name. */
export interface EntryLinks {
  readonly guides: readonly GuideGroup[];
  readonly extended: readonly ExtendedLink[];
  /** Type parameters in its types, with their constraints. */
  readonly typeParameters: readonly TypeParameter[];
  /** Pages of the types that its definition names. */
  readonly defined: readonly PageLink[];
  /** Groups for a long list of its props or members. */
  readonly features: ApiConfig['features'];
}

/** Pages that show an entry. */
export interface GuideGroup {
  /** Title of their group in the navigation; null outside this site. */
  readonly title: string | null;
  readonly links: readonly PageLink[];
}

export interface TypeParameter {
  readonly name: string;
  /** Markdown. */
  readonly text: string;
}
