import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Plan } from '../../renderer/view/plan.ts';
import type { PageSource } from '../model/site.ts';
import type { Frontmatter } from '../schemas/frontmatter-schema.ts';
import { parseFrontmatter } from './markdown/frontmatter.ts';
import { headingId, uniqueId } from './markdown/heading-id.ts';

/** The input of a page's outline. */
export interface OutlineInput {
  readonly file: string;
  readonly text: string;
  readonly productIds: readonly string[];
}

/** The facts of a page that lists on other pages show. */
export interface PageOutline {
  readonly productId: string | null;
  /** The title of the frontmatter, or the first heading. */
  readonly title: string | null;
  readonly tasks: Frontmatter['tasks'];
  readonly marked: readonly MarkedSection[];
}

export type OutlineOf = (source: PageSource) => PageOutline;

/** A section whose heading names the plan it needs. */
export interface MarkedSection {
  readonly title: string;
  readonly id: string;
  readonly plan: Plan;
}

const planMark = /^<span class="plan-(pro|premium)">/;

const textOf = (node: Nodes): string =>
  'children' in node ? node.children.map(textOf).join('') : node.type === 'html' ? '' : ownText(node);

const ownText = (node: Nodes): string => ('value' in node ? node.value : '');

const planClass = 'class="plan-';

/** Pure, so results are cached by the input's hash. */
export function pageOutline({ file, text, productIds }: OutlineInput): PageOutline {
  const { values, body } = parseFrontmatter(file, text, productIds);
  return {
    productId: values.productId ?? null,
    title: values.title ?? /^# (.+)$/m.exec(body)?.[1] ?? null,
    tasks: values.tasks,
    // Most pages have no marks, and are not parsed.
    marked: body.includes(planClass) ? markedSections(body) : [],
  };
}

/** Sections whose headings name a plan. */
function markedSections(body: string): readonly MarkedSection[] {
  const taken = new Set<string>();
  return fromMarkdown(body).children.flatMap((node) => {
    if (node.type !== 'heading' || node.depth === 1) return [];
    const title = textOf(node).replace(/\s+/g, ' ').trim();
    const id = uniqueId(headingId(title), taken);
    const mark = node.children.map((child) => planMark.exec(ownText(child))?.[1]).find(Boolean);
    return mark === 'pro' || mark === 'premium' ? [{ title, id, plan: mark }] : [];
  });
}
