import type { Plan } from '../../../renderer/view/plan.ts';
import type { Words } from '../markdown/words.ts';
import { type ApiPageText, planMark, shortened } from './page-text.ts';

/** The contents of the index of a product's reference. */
export interface ApiIndexContents {
  readonly productName: string;
  readonly components: readonly ApiIndexItem[];
  readonly interfaces: readonly ApiIndexItem[];
  readonly hooks: readonly ApiIndexItem[];
  readonly functions: readonly ApiIndexItem[];
  /** Titles of the pages that list entries without a page of their own. */
  readonly lists: readonly ApiIndexItem[];
  readonly events: readonly ApiIndexItem[];
  readonly selectors: readonly ApiIndexItem[];
}

export interface ApiIndexItem {
  readonly name: string;
  /** Absent when no page of the site shows it. */
  readonly href?: string;
  readonly plan: Plan | null;
  /** Markdown. */
  readonly description: string;
}

function item({ name, href, plan, description }: ApiIndexItem): string {
  const title = href === undefined ? `\`${name}\`` : `[\`${name}\`](${href})`;
  const line = description === '' ? '' : `: ${shortened(description)}`;
  return `- ${title}${planMark(plan)}${escapeTags(line)}`;
}

/** Escapes a line of plain words, in which nothing is markup. */
const escapeTags = (line: string): string => line.replace(/[<*_`[\]\\{]/g, '\\$&');

/** The list of all exports of a product's packages, by kind. */
export function indexText(contents: ApiIndexContents, word: Words): ApiPageText {
  const { productName, components, interfaces, hooks, functions, events, selectors, lists } = contents;
  const pages = lists.map(({ name, href = '', description }) => `- [${name}](${href}): ${description}`);
  const sections = [
    ['api.components', components.map(item)],
    ['api.interfaces', interfaces.map(item)],
    ['api.hooks', hooks.map(item)],
    ['api.functions', functions.map(item)],
    ['api.events', events.map(item)],
    ['api.selectors', selectors.map(item)],
    ['api.lists', pages],
  ] as const;
  return {
    values: { title: word('api.index'), description: word('api.about.index', { name: productName }) },
    blocks: sections.flatMap(([key, lines]) =>
      lines.length === 0 ? [] : [`## ${word(key)}`, lines.join('\n')],
    ),
  };
}
