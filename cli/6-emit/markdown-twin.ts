import { stringify } from 'yaml';
import { fill } from '../../renderer/text.ts';
import type { Spool } from '../machine/spool.ts';
import type { RenderedPage, SiteFile } from '../model/output.ts';
import type { CompiledPage, CompiledSite, Demo } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { addressRoot, hostOf } from '../site/base.ts';
import { pageHref } from '../site/hrefs.ts';
import { messagesIn } from '../site/languages.ts';
import { llmsFile, markdownFile } from '../site/paths.ts';
import { fenced } from './fenced.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { markdownParts } from './markdown-parts.ts';
import { pageMarkdown } from './page-markdown.ts';

/** A page for readers of Markdown. */
export interface MarkdownTwin {
  readonly page: CompiledPage;
  readonly file: SiteFile;
  /** Its sections and entries, for readers who need no more. */
  readonly parts: readonly SiteFile[];
}

/**
 * The files of a demo. A file that demos share stands where the page first needs it; later demos only give its name.
 */
function demoText({ sources }: Demo, shown: Set<string>, messages: Readonly<Record<string, string>>): string {
  const fresh = sources.filter(({ file }) => !shown.has(file));
  const known = sources.filter(({ file }) => shown.has(file)).map(({ name }) => `\`${name}\``);
  for (const { file } of fresh) shown.add(file);
  const said = fill(messages['demo.shownAbove'] ?? '{files}', { files: known.join(', ') });
  return [...fresh.map(fenced), ...(known.length === 0 ? [] : [said])].join('\n\n');
}

function head(
  site: Site,
  { title, heading = title, description, productId, node, language }: CompiledPage,
  url: string,
): string {
  const product = site.config.products.find(({ id }) => id === productId)?.name ?? site.config.name;
  const facts = stringify({ title, description, product, url }, { lineWidth: 0 });
  const messages = messagesIn(site, language);
  const plan = node.plan === null ? undefined : messages[`plan.${node.plan}`];
  const index = fill(messages['markdown.index'] ?? '', {
    index: `${addressRoot(site.config) ?? ''}/${llmsFile('/')}`,
  });
  const lines = [
    `---\n${facts}---`,
    `# ${heading}${plan === undefined ? '' : ` (${plan})`}`,
    ...(index === '' ? [] : [`> ${index}`]),
    description,
  ];
  return `${lines.join('\n\n')}\n\n`;
}

/** Paths of the `markdownTwins` files. */
export const markdownPaths = ({ pages }: CompiledSite): string[] => pages.map(({ key }) => markdownFile(key));

/** Every page as `index.md` beside its HTML: its text, with sources in place of demos, each file once. */
export function markdownTwins(
  site: Site,
  { pages, demos }: CompiledSite,
  rendered: readonly RenderedPage[],
  spool: Spool,
): readonly MarkdownTwin[] {
  const demoById = new Map(demos.map((demo) => [demo.id, demo]));
  const host = hostOf(site.config);
  const components = new Map(rendered.map((page) => [page.pathname, page.components]));
  return pages.map((page) => {
    const { key } = page;
    const messages = messagesIn(site, page.language);
    const shownFiles = new Set<string>();
    const text = pageMarkdown(page, (slot, index) => {
      switch (slot.kind) {
        case 'demo': {
          const demo = demoById.get(slot.demo);
          return demo === undefined ? '' : demoText(demo, shownFiles, messages);
        }
        case 'component':
          return htmlToMarkdown(components.get(key)?.[index] ?? '', host);
        case 'api':
          return slot.markdown.join('\n');
      }
    });
    const url = `${addressRoot(site.config) ?? ''}${pageHref(key)}`;
    const contents = `${head(site, page, url)}${text}`.trimEnd();
    return {
      page,
      file: { path: markdownFile(key), contents: spool(`${contents}\n`) },
      parts: markdownParts(text, { page, key, url, spool }),
    };
  });
}
