import { stringify } from 'yaml';
import type { PageLink } from '../../../renderer/view/page.ts';
import type { Plan } from '../../../renderer/view/plan.ts';
import type { ApiComponent, ApiTheme } from '../../model/api-component.ts';
import type { ApiPackage } from '../../model/api-entry.ts';
import type { ApiInterface } from '../../model/api-interface.ts';
import { moduleOf } from '../../reference/import-statement.ts';
import type { WordKey } from '../markdown/words.ts';
import { packageWords } from './package-text.ts';

/** A word of the interface in the page's language. */
export type Words = (key: WordKey, values?: Readonly<Record<string, string>>) => string;

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

/** A Markdown link without brackets in its text, which would end it. */
const link = ({ title, href }: PageLink): string => `[${title.replace(/[[\]\\]/g, '\\$&')}](${href})`;

export const directive = (component: string, options: object): string =>
  `{{${JSON.stringify({ component, ...options }).slice(1, -1)}}}`;

/** The import statements of one package, or one tab per package. */
function importBlock({ imports, packages }: ApiComponent | ApiInterface): string {
  const tabs = packages.flatMap(({ name }) => {
    const own = imports.filter((statement) => `${moduleOf(statement)}/`.startsWith(`${name}/`));
    return own.length === 0 ? [] : [{ name, code: own.join('\n// or\n') }];
  });
  const fence = ({ name, code }: (typeof tabs)[number], label: string) =>
    `\`\`\`ts${label && ` ${name}`}\n${code}\n\`\`\`\n`;
  if (tabs.length < 2) return tabs.map((tab) => fence(tab, '')).join('');
  return `<codeblock storageKey="package">\n\n${tabs.map((tab) => fence(tab, tab.name)).join('\n')}\n</codeblock>\n`;
}

export const packageList = (packages: readonly ApiPackage[]): string =>
  packages.map(({ name, plan }) => `\`${name}\`${planMark(plan)}`).join(', ');

/** A component or interface whose members an entry inherits; `href` is null when no page documents it. */
export interface ExtendedLink {
  readonly title: string;
  readonly href: string | null;
  /** Attributes of an HTML or SVG element. */
  readonly element?: true;
}

/** Links of a page besides the links to pages that its types name. */
export interface EntryLinks {
  readonly usedIn: readonly PageLink[];
  readonly extended: readonly ExtendedLink[];
  /** Type parameters in its types, with their constraints. */
  readonly typeParameters: readonly TypeParameter[];
  /** Pages of the types that its definition names. */
  readonly defined: readonly PageLink[];
}

export interface TypeParameter {
  readonly name: string;
  /** Markdown. */
  readonly text: string;
}

/** A nested list, one item per type parameter. */
function typeParameterText(all: readonly TypeParameter[], declared: string | undefined, word: Words): string {
  if (all.length === 0 && declared === undefined) return '';
  const head = `**${word('api.typeParameters')}:**${declared === undefined ? '' : ` \`${declared.replace(/\s+/g, ' ')}\``}`;
  // Only a name in inline code of its own becomes a link.
  const limits = new Map(
    [...(declared ?? '').matchAll(/(\w+) extends (\w+)(?=[ ,>])/g)].map(([, name, limit]) => [name, limit]),
  );
  const item = ({ name, text }: TypeParameter): string => {
    const limit = limits.get(name);
    return `  - \`${name}\`${limit === undefined ? '' : ` (\`${limit}\`)`}: ${text}`;
  };
  return [head, ...all.map(item)].join('\n');
}

const extendedText = ({ title, href }: ExtendedLink): string =>
  href === null ? `\`${title}\`` : `[\`${title}\`](${href})`;

function themeText({ name, defaultProps, styleOverrides }: ApiTheme, word: Words): string {
  const key = !styleOverrides ? 'api.themeProps' : defaultProps ? 'api.theme' : 'api.themeStyles';
  return word(key, { name: `\`${name}\`` });
}

/** Facts about an entry other than its members, as a list. */
function facts(
  entry: ApiComponent | ApiInterface,
  { usedIn, extended, typeParameters }: EntryLinks,
  word: Words,
): string {
  const list: string[] = [];
  if (entry.packages.length > 1) list.push(`**${word('api.packages')}:** ${packageList(entry.packages)}`);
  if (entry.kind === 'component') {
    const { theme, ref } = entry;
    for (const base of extended) {
      const key = base.element ? 'api.inheritsElement' : 'api.inherits';
      list.push(word(key, { name: extendedText(base) }));
    }
    if (theme) list.push(themeText(theme, word));
    if (ref) list.push(ref.type ? word('api.ref', { type: `\`${ref.type}\`` }) : word('api.refAny'));
  } else if (extended.length > 0) {
    list.push(`**${word('api.extends')}:** ${extended.map(extendedText).join(', ')}`);
  }
  const declared = entry.kind === 'interface' ? entry.typeParameters : undefined;
  const parameters = typeParameterText(typeParameters, declared, word);
  if (parameters !== '') list.push(parameters);
  if (entry.note) list.push(`**${word('api.note')}:** ${entry.note}`);
  if (entry.own) list.push(word('api.ownText', { name: `\`${entry.name}\`` }));
  if (usedIn.length > 0) list.push(`**${word('api.usedIn')}:** ${usedIn.map(link).join(', ')}`);
  if (entry.source) list.push(`[${word('api.source')}](${entry.source})`);
  return list.map((line) => `- ${line}\n`).join('');
}

type Section = readonly [heading: string, body: string];

function componentSections(
  { name: of, product, props, slots, classes }: ApiComponent,
  word: Words,
): readonly Section[] {
  const hasOwn = classes.some((entry) => entry.interface === undefined);
  const hasParts = classes.some((entry) => entry.interface !== undefined);
  const list = (component: string, options = {}) => directive(component, { of, product, ...options });
  return [
    ...(props.length > 0 ? [[word('api.props'), list('ApiProps')] as const] : []),
    ...(slots.length > 0 ? [[word('api.slots'), list('ApiSlots')] as const] : []),
    ...(hasOwn ? [[word('api.classes'), list('ApiClasses')] as const] : []),
    ...(hasParts ? [[word('api.partClasses'), list('ApiClasses', { parts: true })] as const] : []),
  ];
}

function interfaceSections(
  { name: of, product, groups, definition }: ApiInterface,
  defined: readonly PageLink[],
  word: Words,
): readonly Section[] {
  const sections = groups
    .filter(({ members }) => members.length > 0)
    .map(({ title, plan }): Section => {
      const group = title === undefined ? {} : { group: title };
      return [
        `${title ?? word('api.properties')}${planMark(plan)}`,
        directive('ApiMembers', { of, product, ...group }),
      ];
    });
  if (definition === undefined) return sections;
  const code = `\`\`\`ts\ntype ${of} = ${definition};\n\`\`\``;
  const names = defined.map(({ title, href }) => `[\`${title}\`](${href})`).join(', ');
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
  { defined }: Pick<EntryLinks, 'defined'>,
  word: Words,
): readonly Section[] =>
  entry.kind === 'component' ? componentSections(entry, word) : interfaceSections(entry, defined, word);

/** The directives of a page, which do not depend on its words and links. */
export const entryDirectives = (entry: ApiComponent | ApiInterface): string =>
  sectionsOf(entry, { defined: [] }, (key) => key)
    .map(([, content]) => content)
    .join('\n');

/** A page of the reference in the dialect, as a writer would write it. */
export function entryText(entry: ApiComponent | ApiInterface, links: EntryLinks, word: Words): string {
  const { name, packages, deprecated } = entry;
  const said = shortened(entry.description ?? '');
  const description = said || word(aboutKey(entry), { name });
  const rest = said === packageWords(entry.description ?? '') ? '' : `${entry.description ?? ''}\n\n`;
  const [first] = packages;
  const head = frontmatter({ title: name, description, ...(first ? { packageName: first.name } : {}) });
  const warning =
    deprecated === undefined ? '' : `:::warning ${word('api.deprecated')}\n${deprecated}\n:::\n\n`;
  const body = sectionsOf(entry, links, word)
    .map(([heading, content]) => `## ${heading}\n\n${content}\n`)
    .join('\n');
  return `${head}\n${warning}${rest}${importBlock(entry)}\n${facts(entry, links, word)}\n${body}`;
}
