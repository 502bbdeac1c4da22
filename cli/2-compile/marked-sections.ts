import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Plan } from '../../renderer/view/plan.ts';
import { headingId, uniqueId } from './markdown/heading-id.ts';

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

/** Pure: sections of a page's Markdown whose headings name a plan. */
export function markedSections(body: string): readonly MarkedSection[] {
  const taken = new Set<string>();
  return fromMarkdown(body).children.flatMap((node) => {
    if (node.type !== 'heading' || node.depth === 1) return [];
    const title = textOf(node).replace(/\s+/g, ' ').trim();
    const id = uniqueId(headingId(title), taken);
    const mark = node.children.map((child) => planMark.exec(ownText(child))?.[1]).find(Boolean);
    return mark === 'pro' || mark === 'premium' ? [{ title, id, plan: mark }] : [];
  });
}
