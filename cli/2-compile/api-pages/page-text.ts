import { stringify } from 'yaml';
import type { Plan } from '../../../renderer/view/plan.ts';
import type { ApiComponent } from '../../model/api-component.ts';
import type { ApiPackage } from '../../model/api-entry.ts';
import type { ApiInterface } from '../../model/api-interface.ts';
import type { WordKey, Words } from '../markdown/words.ts';
import { changesText } from './changes-text.ts';
import { factsText, placesText } from './entry-facts.ts';
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

export const frontmatter = (facts: Readonly<Record<string, string>>): string =>
  `---\n${stringify(facts, { lineWidth: 0 })}---\n`;

export const directive = (component: string, options: object): string =>
  `{{${JSON.stringify({ component, ...options }).slice(1, -1)}}}`;

export const packageList = (packages: readonly ApiPackage[]): string =>
  packages.map(({ name, plan }) => `\`${name}\`${planMark(plan)}`).join(', ');

type Section = readonly [heading: string, body: string];

type Directives = Pick<EntryLinks, 'defined' | 'features'>;

/** A list of entries, or one per feature if it is long. */
function entryList(
  component: string,
  options: object,
  names: readonly string[],
  { features }: Directives,
  word: Words,
): string {
  const groups = featureGroups(names, features);
  if (groups.length < 2) return directive(component, options);
  return groups
    .map((group) => {
      const heading = group.title ?? word('api.furtherEntries');
      return `### ${heading}\n\n${directive(component, { ...options, names: group.names })}`;
    })
    .join('\n\n');
}

const namesOf = (entries: readonly { readonly name: string }[]): string[] => entries.map(({ name }) => name);

function componentSections(
  { name: of, product, props, slots, classes }: ApiComponent,
  directives: Directives,
  word: Words,
): readonly Section[] {
  const hasOwn = classes.some((entry) => entry.interface === undefined);
  const hasParts = classes.some((entry) => entry.interface !== undefined);
  const list = (component: string, options = {}) => directive(component, { of, product, ...options });
  const all = entryList('ApiProps', { of, product }, namesOf(props), directives, word);
  return [
    ...(props.length > 0 ? [[word('api.props'), all] as const] : []),
    ...(slots.length > 0 ? [[word('api.slots'), list('ApiSlots')] as const] : []),
    ...(hasOwn ? [[word('api.classes'), list('ApiClasses')] as const] : []),
    ...(hasParts ? [[word('api.partClasses'), list('ApiClasses', { parts: true })] as const] : []),
  ];
}

function interfaceSections(
  { name: of, product, groups, definition }: ApiInterface,
  directives: Directives,
  word: Words,
): readonly Section[] {
  const sections = groups
    .filter(({ members }) => members.length > 0)
    .map(({ title, plan, members }): Section => {
      const list =
        title === undefined
          ? entryList('ApiMembers', { of, product }, namesOf(members), directives, word)
          : directive('ApiMembers', { of, product, group: title });
      return [`${title ?? word('api.properties')}${planMark(plan)}`, list];
    });
  if (definition === undefined) return sections;
  const code = `\`\`\`ts\ntype ${of} = ${definition};\n\`\`\``;
  const names = directives.defined.map(({ title, href }) => `[\`${title}\`](${href})`).join(', ');
  return [
    [word('api.definition'), names === '' ? code : `${code}\n\n${word('api.types')}: ${names}`],
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

const sectionsOf = (
  entry: ApiComponent | ApiInterface,
  directives: Directives,
  word: Words,
): readonly Section[] =>
  entry.kind === 'component'
    ? componentSections(entry, directives, word)
    : interfaceSections(entry, directives, word);

/** The directives of a page, which do not depend on its words and links. */
export const entryDirectives = (
  entry: ApiComponent | ApiInterface,
  features: EntryLinks['features'],
): string =>
  sectionsOf(entry, { defined: [], features }, (key) => key)
    .map(([, content]) => content)
    .join('\n');

/** A page of the reference in the dialect, as a writer would write it. */
export function entryText(entry: ApiComponent | ApiInterface, links: EntryLinks, word: Words): string {
  const { name, deprecated, note } = entry;
  const said = shortened(entry.description ?? '');
  const description = said || word(aboutKey(entry), { name });
  const rest = said === packageWords(entry.description ?? '') ? '' : entry.description;
  const parts = [
    deprecated === undefined ? '' : `:::warning ${word('api.deprecated')}\n${deprecated}\n:::`,
    rest,
    note && `**${word('api.note')}:** ${note}`,
    usageText(entry),
    factsText(entry, links, word),
    ...sectionsOf(entry, links, word).map(([heading, content]) => `## ${heading}\n\n${content}`),
    changesText(entry.history ?? [], word),
    guidesText(links.guides, word),
    placesText(entry, word),
  ].filter(Boolean);
  return `${frontmatter({ title: name, description })}\n${parts.join('\n\n')}\n`;
}
