import type { Html, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { eachNode, type ParentOf } from './each-node.ts';
import { lineKind } from './line-syntax.ts';
import type { DialectLine } from './nodes.ts';
import { contextOf } from './page-context.ts';

/** Blocks that end at their own end tag rather than at a blank line. Their contents are left alone. */
const verbatim = /^<(?:!|\?|(?:pre|script|style|textarea)\b)/i;

/**
 * A block of raw HTML continues to the next blank line and swallows the dialect's lines. A writer who forgot the blank
 * line still means them, so this plugin cuts them out again.
 */
export function remarkHtmlLines() {
  return (tree: Root, file: VFile): void => {
    const { body } = contextOf(file).frontmatter;
    eachNode<RootContent>(tree, (node, index, parent) => {
      if (node.type !== 'html' || isInline(parent) || verbatim.test(node.value)) return undefined;
      if (!node.value.split('\n').some((line) => lineKind(line.trim()) !== null)) return undefined;
      const parts = split(node, body);
      parent.children.splice(index, 1, ...parts);
      return index + parts.length;
    });
  };
}

const isInline = (parent: ParentOf<RootContent>): boolean =>
  ['paragraph', 'heading', 'tableCell'].includes(parent.type);

function split(node: Html, body: string): (Html | DialectLine)[] {
  const parts: (Html | DialectLine)[] = [];
  let { line, offset: lineStart = 0 } = node.position?.start ?? { line: 1 };
  lineStart = body.lastIndexOf('\n', lineStart - 1) + 1;
  for (const text of node.value.split('\n')) {
    const value = text.trim();
    // The value lacks the prefixes that the block's containers add to its lines. It also differs from the text when
    // that has bytes that are not text.
    const found = body.indexOf(value, lineStart);
    const offset = found < 0 ? lineStart : found;
    const column = offset - lineStart + 1;
    const position = {
      start: { line, column, offset },
      end: { line, column: column + value.length, offset: offset + value.length },
    };
    const last = parts.at(-1);
    if (lineKind(value) !== null) parts.push({ type: 'dialectLine', value, children: [], position });
    else if (last?.type === 'html') last.value += `\n${text}`;
    else if (value !== '') parts.push({ type: 'html', value: text, position });
    line += 1;
    lineStart = body.indexOf('\n', lineStart) + 1;
  }
  return parts;
}
