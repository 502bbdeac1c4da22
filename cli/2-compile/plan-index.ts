import type { Plan } from '../../renderer/view/plan.ts';
import type { PageNode, Site } from '../model/site.ts';
import { pageHref } from '../site/hrefs.ts';
import { defaultLanguageOf } from '../site/languages.ts';
import { pagesOf } from '../site/page-tree.ts';
import { pageKey } from '../site/paths.ts';
import { productOf } from '../site/products.ts';
import { literal } from './literal.ts';
import type { MarkedSection, OutlineOf } from './page-outline.ts';

const mark = (plan: Plan): string => `<span class="plan-${plan}"></span>`;

/** A page with its plan, and below it its sections of another plan; nothing for an entirely free page. */
function linesOf(node: PageNode, href: string, sections: readonly MarkedSection[]): string[] {
  const further = sections.filter(({ plan }) => plan !== node.plan);
  if (node.plan === null && further.length === 0) return [];
  const own = node.plan === null ? '' : ` ${mark(node.plan)}`;
  return [
    `- [${literal(node.title)}](${href})${own}`,
    ...further.map(({ title, id, plan }) => `  - [${literal(title)}](${href}#${id}) ${mark(plan)}`),
  ];
}

/** Everything that needs a plan, of all products, as Markdown: pages and sections in the order of the navigation. */
export function plansOf({ config, sources, tree }: Site, language: string, outlineOf: OutlineOf): string {
  const defaultLanguage = defaultLanguageOf({ config });
  const own = new Map(
    sources.filter((source) => source.language === language).map((source) => [source.node.pathname, source]),
  );
  const byProduct = new Map<string, string[]>();
  for (const node of pagesOf(tree)) {
    // Planned pages belong to no plan yet. In the reference, readers choose from components only.
    if (node.planned || (node.api !== undefined && node.api.kind !== 'component')) continue;
    const source = own.get(node.pathname);
    const href = pageHref(pageKey(node.pathname, source?.language ?? defaultLanguage, defaultLanguage));
    const product = productOf(node.pathname, config.products);
    const title = product?.name ?? config.name;
    const sections = source === undefined ? [] : outlineOf(source).marked;
    const lines = linesOf(node, href, sections);
    const before = byProduct.get(title);
    if (before === undefined) byProduct.set(title, lines);
    else before.push(...lines);
  }
  return [...byProduct]
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `## ${literal(title)}\n\n${lines.join('\n')}\n`)
    .join('\n');
}
