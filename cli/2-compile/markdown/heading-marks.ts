import type { Heading, Root, RootContent } from 'mdast';
import { eachNode } from './each-node.ts';
import { type Edit, span } from './source-edits.ts';

/** `## Title {#id}`; files shared with MDX have a backslash before the brace. */
const mark = /\s*\{#([^\s{}]+)\}\s*$/;
const writtenMark = /[ \t]*\\?\{#[^\s{}]+\}(?=[ \t]*#*[ \t]*$)/m;

/** Uses the id at the end of a heading as the heading's own. */
export function remarkHeadingIds() {
  return (tree: Root): void => {
    eachNode<RootContent>(tree, (node) => {
      const last = node.type === 'heading' ? node.children.at(-1) : undefined;
      const id = last?.type === 'text' ? mark.exec(last.value)?.[1] : undefined;
      if (id === undefined || last?.type !== 'text') return undefined;
      last.value = last.value.replace(mark, '');
      node.data = { ...node.data, hProperties: { id } };
      return undefined;
    });
  };
}

/** Removes the id from the heading where no link can use it. */
export function headingIdEdits(node: Heading, body: string): Edit[] {
  if (node.data?.hProperties?.id === undefined) return [];
  const { start, end } = span(node);
  const found = writtenMark.exec(body.slice(start, end));
  if (found === null) return [];
  return [{ start: start + found.index, end: start + found.index + found[0].length, part: '' }];
}
