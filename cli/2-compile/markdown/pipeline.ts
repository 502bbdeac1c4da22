import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkFriendlyStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { remarkProseRules } from '../prose/prose-rules.ts';
import { rehypeApiSection } from './api-section.ts';
import { remarkCallouts } from './callouts.ts';
import { remarkCodeTabs } from './code-tabs.ts';
import { remarkDirectives } from './directives.ts';
import { remarkFewAddresses } from './few-addresses.ts';
import { remarkHeadingIds } from './heading-marks.ts';
import { rehypeHeadings } from './headings.ts';
import { rehypeHtmlFindings } from './html-findings.ts';
import { remarkHtmlLines } from './html-lines.ts';
import { rehypeInlineCode } from './inline-code.ts';
import { rehypeInterfaceWords } from './interface-words.ts';
import { remarkDialectLines } from './line-syntax.ts';
import { rehypeLinks } from './links.ts';
import { rehypePlaceMade, rehypeRememberWritten } from './made-elements.ts';
import { dialectHandlers, rehypeSeal, rehypeUnseal } from './own-blocks.ts';
import { rehypePageHead } from './page-head.ts';
import { remarkPlainMarkdown } from './plain-markdown.ts';
import { remarkQuotedCallouts } from './quoted-callouts.ts';
import { sanitizeSchema } from './sanitize-schema.ts';
import type { SitePlugins } from './site-plugins.ts';
import { rehypeTables } from './tables.ts';
import { remarkVersionTokens } from './version-tokens.ts';

/** A new processor for every call: the copy of a frozen one would have every extension of the syntax twice. */
const syntax = () =>
  unified()
    .use(remarkParse)
    .use(remarkGfm)
    // Chinese and Japanese have no space between emphasis and a full stop.
    .use(remarkCjkFriendly)
    .use(remarkCjkFriendlyStrikethrough)
    .use(remarkDialectLines)
    .use(remarkFewAddresses);

/** Parses the syntax of a page, without its meaning. */
export const parser = syntax().freeze();

const makePipeline = ({ remark, rehype }: SitePlugins) =>
  syntax()
    .use(remark)
    .use(remarkHtmlLines)
    .use(remarkCallouts)
    .use(remarkQuotedCallouts)
    .use(remarkHeadingIds)
    .use(remarkCodeTabs)
    .use(remarkDirectives)
    .use(remarkVersionTokens)
    .use(remarkProseRules)
    .use(remarkPlainMarkdown)
    .use(remarkRehype, {
      allowDangerousHtml: true,
      handlers: dialectHandlers,
      clobberPrefix: '',
      footnoteLabelProperties: { className: ['sr'] },
    })
    .use(rehypeRaw, { passThrough: ['ownBlock'] })
    .use(rehype.length === 0 ? [] : [rehypeRememberWritten, ...rehype, rehypePlaceMade])
    .use(rehypeHtmlFindings)
    .use(rehypeSeal)
    .use(rehypeSanitize, sanitizeSchema)
    // From here on the tree holds nothing unsafe, and all additions are ours.
    .use(rehypePageHead)
    .use(rehypeApiSection)
    .use(rehypeLinks)
    .use(rehypeHeadings)
    .use(rehypeTables)
    .use(rehypeInterfaceWords)
    .use(rehypeInlineCode)
    .use(rehypeUnseal)
    .use(rehypeStringify)
    .freeze();

const plainPipeline = makePipeline({ remark: [], rehype: [] });
const pipelines = new WeakMap<SitePlugins, ReturnType<typeof makePipeline>>();

/**
 * Turns Markdown into HTML, with the plugins of a site. Runs on files with a page context (`VFile.data.page`), which
 * collects all results but the HTML.
 */
export function pipelineWith(plugins: SitePlugins | null): ReturnType<typeof makePipeline> {
  if (plugins === null) return plainPipeline;
  const pipeline = pipelines.get(plugins) ?? makePipeline(plugins);
  pipelines.set(plugins, pipeline);
  return pipeline;
}
