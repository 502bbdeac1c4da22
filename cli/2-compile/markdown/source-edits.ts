import type { Node } from 'unist';
import type { MarkdownPart } from '../../model/page.ts';

/** Replaces the source between two offsets. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly part: MarkdownPart;
}

type Positioned = Pick<Node, 'position'>;

/** Offsets of a node in the page's source; a node made by a plugin has none and takes no room. */
export const span = ({ position }: Positioned): { readonly start: number; readonly end: number } => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
});

/** Removes a block and the empty lines after it. */
export function blockEdit(node: Positioned, body: string): Edit {
  const { start, end } = span(node);
  return { start, end: end + (/^(?:[ \t]*\n)*/.exec(body.slice(end))?.[0].length ?? 0), part: '' };
}
