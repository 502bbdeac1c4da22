import type { Plan } from '../../../renderer/view/plan.ts';
import { frontmatter, planMark, shortened, type Words } from './page-text.ts';

/** What the index of a product's reference lists. */
export interface ApiIndexContents {
  readonly productName: string;
  readonly components: readonly ApiIndexItem[];
  readonly interfaces: readonly ApiIndexItem[];
  readonly hooks: readonly ApiIndexItem[];
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

/** The line is plain words: nothing in it is markup. */
const escapeTags = (line: string): string => line.replace(/[<*_`[\]\\{]/g, '\\$&');

/** The list of everything that a product's packages offer, by kind. */
export function indexText(contents: ApiIndexContents, word: Words): string {
  const { productName, components, interfaces, hooks, events, selectors } = contents;
  const sections = [
    ['api.components', components],
    ['api.interfaces', interfaces],
    ['api.hooks', hooks],
    ['api.events', events],
    ['api.selectors', selectors],
  ] as const;
  const lists = sections.flatMap(([key, items]) =>
    items.length === 0 ? [] : [`## ${word(key)}\n\n${items.map(item).join('')}`],
  );
  const head = frontmatter({
    title: word('api.index'),
    description: word('api.about.index', { name: productName }),
  });
  return `${head}\n${lists.join('\n')}`;
}
