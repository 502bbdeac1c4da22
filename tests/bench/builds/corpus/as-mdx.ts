import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** The same Markdown for a tool that reads braces and angle brackets in a text as code. */
export function asMdx(markdown: string): string {
  const changes: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  visit(parser.parse(markdown), (node) => {
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (start === undefined || end === undefined) return undefined;
    const source = markdown.slice(start, end);
    if (node.type === 'link' && source.startsWith('<')) {
      const address = source.slice(1, -1);
      changes.push({ start, end, text: `[${address}](${address})` });
      return SKIP;
    }
    if (node.type === 'text') changes.push({ start, end, text: source.replace(/(?<!\\)[{<]/g, '\\$&') });
    return undefined;
  });
  return changes
    .reverse()
    .reduce((text, change) => text.slice(0, change.start) + change.text + text.slice(change.end), markdown);
}
