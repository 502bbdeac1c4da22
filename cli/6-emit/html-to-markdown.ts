import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const processor = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-' })
  .freeze();

/** The HTML of a content component as Markdown; layout and behaviour are lost. */
export const htmlToMarkdown = (html: string): string => String(processor.processSync(html)).trim();
