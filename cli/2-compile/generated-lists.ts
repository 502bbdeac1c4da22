import type { PageSource, Site } from '../model/site.ts';
import { comparisonList } from './comparison-index.ts';
import { generatedLists } from './markdown/directive-schema.ts';
import type { OutlineOf } from './page-outline.ts';
import { plansOf } from './plan-index.ts';
import { tasksOf } from './task-index.ts';

type ListName = (typeof generatedLists)[number];

const listOf: Readonly<
  Record<ListName, (site: Site, productId: string, language: string, outlineOf: OutlineOf) => string | null>
> = {
  TaskIndex: tasksOf,
  PlanIndex: (site, _, language, outlineOf) => plansOf(site, language, outlineOf),
  ComparisonIndex: (site, _, language) => comparisonList(site, language),
};

/**
 * The directive of a generated list, which must end the page: anywhere else the list would shift the lines of findings.
 */
const directive = new RegExp(
  `^\\{\\{\\s*"component":\\s*"(${generatedLists.join('|')})"\\s*\\}\\}\\s*$(?![\\s\\S])`,
  'm',
);

const withLineFeeds = (text: string): string => text.replace(/\r\n?/g, '\n');

export const endsInList = (text: string): boolean => directive.test(withLineFeeds(text));

/** The text of a page with its generated list. */
export function withList(
  site: Site,
  { language }: PageSource,
  text: string,
  productId: string,
  outlineOf: OutlineOf,
): string {
  const source = withLineFeeds(text);
  const name = generatedLists.find((list) => list === directive.exec(source)?.[1]);
  const list = name === undefined ? null : listOf[name](site, productId, language, outlineOf);
  return list === null ? text : source.replace(directive, () => list);
}
