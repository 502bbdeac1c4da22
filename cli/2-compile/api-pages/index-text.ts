import type { Plan } from '../../../renderer/view/plan.ts';
import type { Words } from '../markdown/words.ts';
import { frontmatter, planMark, shortened } from './page-text.ts';

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
  return `- ${title}${planMark(plan)}${escapeTags(line)}\n`;
}

/** Escapes a line of plain words, in which nothing is markup. */
const escapeTags = (line: string): string => line.replace(/[<*_`[\]\\{]/g, '\\$&');

/** The list of all exports of a product's packages, by kind. */
export function indexText(contents: ApiIndexContents, word: Words): string {
  const { productName, components, interfaces, hooks, functions, events, selectors, lists } = contents;
  const kinds = [
    ['api.components', components],
    ['api.interfaces', interfaces],
    ['api.hooks', hooks],
    ['api.functions', functions],
    ['api.events', events],
    ['api.selectors', selectors],
  ] as const;
  const sections = kinds.flatMap(([key, items]) =>
    items.length === 0 ? [] : [`## ${word(key)}\n\n${items.map(item).join('')}`],
  );
  const head = frontmatter({
    title: word('api.index'),
    description: word('api.about.index', { name: productName }),
  });
  const pages = lists.map(({ name, href = '', description }) => `- [${name}](${href}): ${description}\n`);
  const more = pages.length === 0 ? '' : `\n## ${word('api.lists')}\n\n${pages.join('')}`;
  return `${head}\n${sections.join('\n')}${more}`;
}
