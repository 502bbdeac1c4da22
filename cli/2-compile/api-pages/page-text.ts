import type { Plan } from '../../../renderer/view/plan.ts';
import type { ApiComponent } from '../../model/api-component.ts';
import type { ApiPackage } from '../../model/api-entry.ts';
import type { ApiInterface } from '../../model/api-interface.ts';
import type { WordKey, Words } from '../markdown/words.ts';
import type { AnyDirective } from './api-directive.ts';
import type { ApiPart } from './api-row.ts';
import { changesText } from './changes-text.ts';
import { factsText, furtherFactsText } from './entry-facts.ts';
import { guidesText } from './entry-guides.ts';
import type { EntryLinks } from './entry-links.ts';
import { usageText } from './entry-usage.ts';
import { featureGroups } from './feature-groups.ts';
import { packageWords } from './package-text.ts';

const longestDescription = 170;

/** The first sentences that fit, or the beginning of the first. */
export function shortened(text: string): string {
  const words = packageWords(text);
  if (words.length <= longestDescription) return words;
  const sentences = words.slice(0, longestDescription).replace(/(?<=[.!?])\s+[^.!?]*$/, '');
  if (/[.!?]$/.test(sentences)) return sentences;
  return `${words.slice(0, longestDescription - 2).replace(/\s+\S*$/, '')} …`;
}

export const planMark = (plan: Plan | null | undefined): string =>
  plan ? ` <span class="plan-${plan}"></span>` : '';

export const packageList = (packages: readonly ApiPackage[]): string =>
  packages.map(({ name, plan }) => `\`${name}\`${planMark(plan)}`).join(', ');

/** Markdown, or a list of entries. */
export type Block = string | ApiPart;

/** A page of the reference: values of its frontmatter, then its blocks. */
export interface ApiPageText {
  readonly values: { readonly title: string; readonly description: string; readonly packageName?: string };
  readonly blocks: readonly Block[];
}

/** The texts and lists that pages of the reference consist of. */
export interface Wording {
  readonly word: Words;
  /** The entries that a directive lists. */
  readonly list: (directive: AnyDirective) => ApiPart;
}

type Writing = Wording & EntryLinks;

/** A list of entries, or one per feature if it is long. */
function entryList(
  directive: AnyDirective,
  entries: readonly { readonly name: string }[],
  { features, word, list }: Writing,
): Block[] {
  const names = entries.map(({ name }) => name);
  const groups = featureGroups(names, features);
  if (groups.length < 2) return [list(directive)];
  return groups.flatMap((group) => [
    `### ${group.title ?? word('api.furtherEntries')}`,
    list({ ...directive, names: group.names }),
  ]);
}

function componentBlocks(
  { name: of, product, props, slots, classes }: ApiComponent,
  writing: Writing,
): Block[] {
  const { word, list } = writing;
  const hasOwn = classes.some((entry) => entry.interface === undefined);
  const hasParts = classes.some((entry) => entry.interface !== undefined);
  const all = { component: 'ApiProps', of, product } as const;
  const ofClasses = { ...all, component: 'ApiClasses' } as const;
  return [
    ...(props.length > 0 ? [`## ${word('api.props')}`, ...entryList(all, props, writing)] : []),
    ...(slots.length > 0 ? [`## ${word('api.slots')}`, list({ ...all, component: 'ApiSlots' })] : []),
    ...(hasOwn ? [`## ${word('api.classes')}`, list(ofClasses)] : []),
    ...(hasParts ? [`## ${word('api.partClasses')}`, list({ ...ofClasses, parts: true })] : []),
  ];
}

function interfaceBlocks({ name: of, product, groups, definition }: ApiInterface, writing: Writing): Block[] {
  const { word, list, defined } = writing;
  const all = { component: 'ApiMembers', of, product } as const;
  const sections = groups
    .filter(({ members }) => members.length > 0)
    .flatMap(({ title, plan, members }) => [
      `## ${title ?? word('api.properties')}${planMark(plan)}`,
      ...(title === undefined ? entryList(all, members, writing) : [list({ ...all, group: title })]),
    ]);
  if (definition === undefined) return sections;
  const names = defined.map(({ title, href }) => `[\`${title}\`](${href})`).join(', ');
  return [
    `## ${word('api.definition')}`,
    `\`\`\`ts\ntype ${of} = ${definition};\n\`\`\``,
    ...(names === '' ? [] : [`${word('api.types')}: ${names}`]),
    ...sections,
  ];
}

/** Key of the sentence about the page, which names only the sections that the page has. */
function aboutKey(entry: ApiComponent | ApiInterface): WordKey {
  if (entry.kind === 'interface') return 'api.about.interface';
  const [slots, classes] = [entry.slots.length > 0, entry.classes.length > 0];
  if (slots) return classes ? 'api.about.component' : 'api.about.slots';
  return classes ? 'api.about.classes' : 'api.about.props';
}

/** The page of an entry. */
export function entryText(
  entry: ApiComponent | ApiInterface,
  links: EntryLinks,
  wording: Wording,
): ApiPageText {
  const writing = { ...links, ...wording };
  const { word } = wording;
  const { name, deprecated, note } = entry;
  const said = shortened(entry.description ?? '');
  const description = said || word(aboutKey(entry), { name });
  const rest = said === packageWords(entry.description ?? '') ? '' : entry.description;
  const blocks = [
    deprecated === undefined ? '' : `:::warning ${word('api.deprecated')}\n${deprecated}\n:::`,
    rest,
    note && `**${word('api.note')}:** ${note}`,
    usageText(entry),
    factsText(entry, links, word),
    ...(entry.kind === 'component' ? componentBlocks(entry, writing) : interfaceBlocks(entry, writing)),
    changesText(entry.history ?? [], word),
    guidesText(links.guides, word),
    furtherFactsText(entry, links, word),
  ].flatMap((block) => block || []);
  return { values: { title: name, description }, blocks };
}
