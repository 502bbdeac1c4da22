import type { PageLink } from '../../../renderer/view/page.ts';
import type { Words } from '../markdown/words.ts';
import type { GuideGroup } from './entry-links.ts';

/** Number of guides that are shown without a click. */
const first = 8;

/** A Markdown link without brackets in its text, which would end it. */
const link = ({ title, href }: PageLink): string => `[${title.replace(/[[\]\\]/g, '\\$&')}](${href})`;

const item = ({ title, links }: GuideGroup): string =>
  `- ${title === null ? '' : `**${title}:** `}${links.map(link).join(', ')}`;

/** The groups with those of their links whose place among all links is in a range. */
function between(groups: readonly GuideGroup[], from: number, to: number): GuideGroup[] {
  let passed = 0;
  return groups.flatMap(({ title, links }) => {
    const own = links.filter((_, index) => passed + index >= from && passed + index < to);
    passed += links.length;
    return own.length === 0 ? [] : [{ title, links: own }];
  });
}

/** The pages that show an entry, by group; those after the first few are folded. */
export function guidesText(groups: readonly GuideGroup[], word: Words): string {
  if (groups.length === 0) return '';
  const items = (from: number, to: number): string => between(groups, from, to).map(item).join('\n');
  const shown = `## ${word('api.guides')}\n\n${items(0, first)}`;
  const more = items(first, Number.POSITIVE_INFINITY);
  if (more === '') return shown;
  return `${shown}\n\n<details>\n<summary>${word('api.moreGuides')}</summary>\n\n${more}\n\n</details>`;
}
