import { posix } from 'node:path';
import type { RenderedPage } from '../../model/output.ts';
import type { CompiledPage, CompiledSite, Demo } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import { addressRoot, hostOf } from '../../site/base.ts';
import { pageHref } from '../../site/hrefs.ts';
import { messagesIn } from '../../site/languages.ts';
import { sourceFile } from '../../site/paths.ts';
import { fenced } from '../fenced.ts';
import { htmlToMarkdown } from '../html-to-markdown.ts';
import { pageMarkdown } from '../page-markdown.ts';

/** A page as a file of a skill. */
export interface SkillPage {
  readonly page: CompiledPage;
  /** Relative to the skill's folder. */
  readonly path: string;
  /** Without title and description. */
  readonly text: string;
}

/** Path of a page in a skill. It repeats the page's address. */
export const referencePath = ({ node }: CompiledPage): string =>
  `references${node.pathname === '/' ? '/index' : node.pathname}.md`;

/** Links to pages of the skill lead to their files, so that they work without a connection. */
export function withOwnLinks(text: string, from: string, pages: readonly SkillPage[], url: string): string {
  const files = new Map(pages.map(({ page, path }) => [`${url}${pageHref(page.node.pathname)}`, path]));
  return text.replace(/\]\(([^()\s#]+)(#[^()\s]*)?/g, (link, href: string, hash: string | undefined) => {
    const path = files.get(href);
    return path === undefined ? link : `](${posix.relative(posix.dirname(from), path)}${hash ?? ''}`;
  });
}

/** Characters of code that is shown; longer code has its address only. */
const longestCode = 2000;

/** The module of a demo, and the addresses of its other files: they are mostly data. */
function demoText({ sources }: Demo, url: string): string {
  const [entry, ...others] = sources;
  const isShown = entry !== undefined && entry.code.length <= longestCode;
  const linked = isShown ? others : sources;
  const links = linked.map(({ name, file }) => `[${name}](${url}${encodeURI(`/${sourceFile(file)}`)})`);
  return [
    ...(isShown ? [fenced(entry)] : []),
    ...(links.length === 0 ? [] : [`Files: ${links.join(', ')}`]),
  ].join('\n\n');
}

/** The texts of pages as references: what is only there to find other pages is left out. */
export function skillPages(
  site: Site,
  pages: readonly CompiledPage[],
  { demos }: CompiledSite,
  rendered: readonly RenderedPage[],
): SkillPage[] {
  const url = addressRoot(site.config) ?? '';
  const demoById = new Map(demos.map((demo) => [demo.id, demo]));
  const components = new Map(rendered.map((page) => [page.pathname, page.components]));
  return pages.map((page) => {
    const messages = messagesIn(site, page.language);
    const backward = [`  - ${messages['api.demos']}: `, `- **${messages['api.usedIn']}:** `];
    const text = pageMarkdown(page, (slot, index) => {
      if (slot.kind === 'api') return slot.markdown.join('\n');
      if (slot.kind === 'component')
        return htmlToMarkdown(components.get(page.node.pathname)?.[index] ?? '', hostOf(site.config));
      const demo = demoById.get(slot.demo);
      return demo === undefined ? '' : demoText(demo, url);
    });
    const lines = text.split('\n').filter((line) => !backward.some((start) => line.startsWith(start)));
    return { page, path: referencePath(page), text: lines.join('\n') };
  });
}
