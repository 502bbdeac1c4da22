import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Plan } from '../../renderer/view/plan.ts';
import type { PageNode, Site } from '../model/site.ts';
import { pageHref } from '../site/hrefs.ts';
import { defaultLanguageOf } from '../site/languages.ts';
import { pagesOf } from '../site/page-tree.ts';
import { pageKey } from '../site/paths.ts';
import { productOf } from '../site/products.ts';
import { literal } from './literal.ts';
import { parseFrontmatter } from './markdown/frontmatter.ts';
import { headingId, uniqueId } from './markdown/heading-id.ts';

interface Section {
  readonly title: string;
  readonly id: string;
  readonly plan: Plan;
}

const planMark = /^<span class="plan-(pro|premium)">/;

const textOf = (node: Nodes): string =>
  'children' in node ? node.children.map(textOf).join('') : node.type === 'html' ? '' : ownText(node);

const ownText = (node: Nodes): string => ('value' in node ? node.value : '');

/** Sections whose headings name a plan. */
function markedSections(body: string): Section[] {
  if (!body.includes('class="plan-')) return [];
  const taken = new Set<string>();
  return fromMarkdown(body).children.flatMap((node) => {
    if (node.type !== 'heading' || node.depth === 1) return [];
    const title = textOf(node).replace(/\s+/g, ' ').trim();
    const id = uniqueId(headingId(title), taken);
    const mark = node.children.map((child) => planMark.exec(ownText(child))?.[1]).find(Boolean);
    return mark === 'pro' || mark === 'premium' ? [{ title, id, plan: mark }] : [];
  });
}

const mark = (plan: Plan): string => `<span class="plan-${plan}"></span>`;

/** A page with its plan, and below it its sections of another plan; nothing for a page that is free throughout. */
function linesOf(node: PageNode, href: string, sections: readonly Section[]): string[] {
  const further = sections.filter(({ plan }) => plan !== node.plan);
  if (node.plan === null && further.length === 0) return [];
  const own = node.plan === null ? '' : ` ${mark(node.plan)}`;
  return [
    `- [${literal(node.title)}](${href})${own}`,
    ...further.map(({ title, id, plan }) => `  - [${literal(title)}](${href}#${id}) ${mark(plan)}`),
  ];
}

/** Everything that needs a plan, of all products, as Markdown: pages and sections in the order of the navigation. */
export function plansOf({ config, sources, tree }: Site, language: string): string {
  const productIds = config.products.map(({ id }) => id);
  const defaultLanguage = defaultLanguageOf({ config });
  const own = new Map(
    sources.filter((source) => source.language === language).map((source) => [source.node.pathname, source]),
  );
  const byProduct = new Map<string, string[]>();
  for (const node of pagesOf(tree)) {
    // Planned pages are in no plan yet. In the reference, readers choose from components only.
    if (node.planned || (node.api !== undefined && node.api.kind !== 'component')) continue;
    const source = own.get(node.pathname);
    const body = source ? parseFrontmatter(source.file, source.text, productIds).body : '';
    const href = pageHref(pageKey(node.pathname, source?.language ?? defaultLanguage, defaultLanguage));
    const product = productOf(node.pathname, config.products);
    const title = product?.name ?? config.name;
    byProduct.set(title, [...(byProduct.get(title) ?? []), ...linesOf(node, href, markedSections(body))]);
  }
  return [...byProduct]
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `## ${literal(title)}\n\n${lines.join('\n')}\n`)
    .join('\n');
}
