import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** Links without a host get the one at `url`. */
function rehypeAbsoluteLinks(url: string) {
  return (tree: Root): void =>
    visit(tree, 'element', ({ properties }: Element) => {
      if (typeof properties.href === 'string' && /^\/(?!\/)/.test(properties.href))
        properties.href = url + properties.href;
    });
}

/** The HTML of a content component as Markdown; layout and behaviour are lost. */
export const htmlToMarkdown = (html: string, url: string): string =>
  String(
    unified()
      .use(rehypeParse, { fragment: true })
      .use(rehypeAbsoluteLinks, url)
      .use(rehypeRemark)
      .use(remarkGfm, { tablePipeAlign: false })
      .use(remarkStringify, { bullet: '-', rule: '-' })
      .processSync(html),
  ).trim();
