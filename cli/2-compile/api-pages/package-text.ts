import type { Root as HtmlRoot } from 'hast';
import type { Nodes, Root } from 'mdast';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { Place } from '../../diagnostics/place.ts';
import { remarkFewAddresses } from '../markdown/few-addresses.ts';
import { rehypeLinks } from '../markdown/links.ts';
import { dialectHandlers, rehypeSeal, rehypeUnseal } from '../markdown/own-blocks.ts';
import { contextOf, type PageContext } from '../markdown/page-context.ts';
import { sanitizeSchema } from '../markdown/sanitize-schema.ts';

/** Text in a code comment that looks like a tag is text about code. */
function remarkTagsAreText() {
  return (tree: Root): void => {
    visit(tree, 'html', (node: Nodes, index, parent) => {
      if (parent === undefined || index === undefined || node.type !== 'html') return;
      const text = { type: 'text' as const, value: node.value };
      const isBlock = parent.type === 'root' || parent.type === 'listItem' || parent.type === 'blockquote';
      parent.children[index] = isBlock ? { type: 'paragraph', children: [text] } : text;
    });
  };
}

/** Unwraps a lone paragraph, the usual form of a comment. */
function rehypeLoneParagraph() {
  return (tree: HtmlRoot): void => {
    const elements = tree.children.filter(({ type }) => type === 'element');
    const [only] = elements;
    if (elements.length === 1 && only?.type === 'element' && only.tagName === 'p')
      tree.children = only.children;
  };
}

/** A new processor for every call: the copy of a frozen one would have every extension of the syntax twice. */
const syntax = () => unified().use(remarkParse).use(remarkGfm).use(remarkFewAddresses).use(remarkTagsAreText);

const parser = syntax().freeze();

/** The page's pipeline for the comments of packages: without the dialect, headings and raw HTML. */
const pipeline = syntax()
  .use(remarkRehype, { handlers: dialectHandlers, clobberPrefix: '' })
  .use(rehypeSeal)
  .use(rehypeSanitize, {
    ...sanitizeSchema,
    tagNames: (sanitizeSchema.tagNames ?? []).filter((name) => !/^h[1-6]$/.test(name)),
  })
  .use(rehypeLinks)
  .use(rehypeLoneParagraph)
  .use(rehypeUnseal)
  .use(rehypeStringify)
  .freeze();

/** Most comments are a plain sentence and need no parser. */
const isPlain = (text: string): boolean =>
  !/[^A-Za-z\d\s.,;:'"()?!-]|\n\s*\n|^\s*(?:-|\d+[.)])|^ {4}|https?:|www\./m.test(text);

/** HTML of a package's text, inline when it is one paragraph. Records its links as links of the page, at `place`. */
export function packageHtml(page: PageContext, text: string, place: Place): string {
  if (isPlain(text)) return text;
  const links: typeof page.links = [];
  const context: PageContext = {
    ...page,
    links,
    blocks: [],
    lines: text.split('\n'),
    frontmatter: { ...page.frontmatter, body: text },
  };
  const file = new VFile({ value: text, data: { page: context } });
  const html = pipeline.stringify(pipeline.runSync(pipeline.parse(file), file), file).trim();
  page.links.push(...contextOf(file).links.map(({ href }) => ({ href, place })));
  return html;
}

/** The words of a text on one line, without markup. */
export function packageWords(text: string): string {
  if (isPlain(text)) return text.replace(/\s+/g, ' ').trim();
  let words = '';
  visit(parser.runSync(parser.parse(text)), (node) => {
    if ('value' in node) words += node.value;
    else if (node.type === 'paragraph' || node.type === 'break') words += ' ';
  });
  return words.replace(/\s+/g, ' ').trim();
}
