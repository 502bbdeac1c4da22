import { asCode } from '../diagnostics/as-code.ts';
import type { ComparisonDigest } from '../model/comparison-digest.ts';
import type { Site } from '../model/site.ts';
import { brokenStatuses, changedStatuses, codemodVerdicts } from '../schemas/comparison-schema.ts';
import { pageHref } from '../site/hrefs.ts';
import { defaultLanguageOf, messagesIn } from '../site/languages.ts';
import { pagesOf } from '../site/page-tree.ts';
import { pageKey } from '../site/paths.ts';
import { literal } from './literal.ts';

type Digest = ComparisonDigest;
type Say = (key: string) => string;

interface Context {
  readonly say: Say;
  /** Address of a page; null for one that the site no longer has. */
  readonly hrefOf: (pathname: string) => string | null;
  readonly products: ReadonlyMap<string, string>;
}

const linked = (label: string, href: string | null | undefined): string =>
  href === null || href === undefined ? label : `[${label}](${href})`;

const section = (title: string, body: string): string => (body === '' ? '' : `## ${title}\n\n${body}\n`);

/** Names of products with their items, in the order of the site's products. */
function productsOf<Item extends { readonly product: string }>(
  items: readonly Item[],
  { products }: Context,
): [name: string, own: readonly Item[]][] {
  const ids = [...new Set([...products.keys(), ...items.map(({ product }) => product)])];
  return ids
    .map((id): [string, Item[]] => [
      literal(products.get(id) ?? id),
      items.filter(({ product }) => product === id),
    ])
    .filter(([, own]) => own.length > 0);
}

interface NamedDemo {
  readonly name: string;
  readonly page: string;
  readonly words: string;
}

/** The names of demos, with links to their places. */
const demoNames = (demos: readonly NamedDemo[], { hrefOf }: Context): string =>
  demos
    .map(({ name, page }) => {
      const href = hrefOf(page);
      return linked(literal(name), href === null ? null : `${href}#${name}`);
    })
    .join(', ');

/** A line for each finding, with all demos that have it: one cause often breaks many. */
function demoLines<Demo extends NamedDemo>(
  demos: readonly Demo[],
  fateOf: (demo: Demo, isOne: boolean) => string,
  context: Context,
): string {
  const groups = new Map<string, Demo[]>();
  for (const demo of demos) {
    const key = `${fateOf(demo, true)} ${demo.words}`;
    groups.set(key, [...(groups.get(key) ?? []), demo]);
  }
  const lines = [...groups.values()].flatMap((alike) => {
    const [first] = alike;
    if (first === undefined) return [];
    const fate = fateOf(first, alike.length === 1);
    const finding = first.words === '' ? '' : `: ${asCode(first.words)}`;
    return [`- ${demoNames(alike, context)}${fate}${finding}`];
  });
  return lines.join('\n');
}

function entryName({ name, owners, after, href }: Digest['entries'][number]): string {
  const more = owners === 0 ? '' : ` (+${owners})`;
  // The documented packages lack the new name: as code, it would be an unknown one.
  const target = after === undefined ? '' : ` → ${literal(after)}`;
  return `${linked(asCode(name), href)}${more}${target}`;
}

/** The names of a product by what becomes of them, a line for each. */
function entryLines(entries: Digest['entries'], { say }: Context): string {
  const changes = [...new Set(entries.map(({ change }) => change))];
  const lines = changes.map((change) => {
    const names = entries.filter((entry) => entry.change === change).map(entryName);
    return `- ${say(`compare.change.${change}`)}: ${names.join(', ')}.`;
  });
  return lines.join('\n');
}

const table = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  rows.length === 0
    ? ''
    : [
        `| ${heads.join(' | ')} |`,
        `|${heads.map((_, index) => (index === 0 ? ' --- |' : ' ---: |')).join('')}`,
        ...rows.map((cells) => `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`),
      ].join('\n');

const sumOf = (counts: Readonly<Record<string, number>>, keys: readonly string[]): number =>
  keys.reduce((sum, key) => sum + (counts[key] ?? 0), 0);

/** The versions, and how much breaks, changes and stays. */
function overview({ before, after, counts }: Digest, { say }: Context): string {
  const { demos, pages, reference } = counts;
  const versions = Object.entries(after).map(
    ([name, version]) => `${asCode(name)} ${before[name] ?? ''} → ${version}`,
  );
  const heads = ['compare.what', 'compare.break', 'compare.change', 'compare.stay'].map(say);
  return `${versions.join(', ')}.\n\n${table(heads, [
    [
      say('compare.pageDemos'),
      sumOf(demos, brokenStatuses),
      sumOf(demos, changedStatuses),
      sumOf(demos, ['unchanged']),
    ],
    [say('compare.pages'), sumOf(pages, ['breaking']), sumOf(pages, ['changed']), sumOf(pages, ['safe'])],
    [say('compare.pageNames'), sumOf(reference, ['breaking']), sumOf(reference, ['other', 'addition']), ''],
  ])}\n`;
}

const pageTable = ({ pages }: Digest, { say, hrefOf }: Context): string =>
  table(
    ['compare.page', 'compare.pageDemos', 'compare.pageNames', 'compare.pageFences'].map(say),
    pages.map(({ pathname, title, demos, names, fences }) => [
      linked(literal(title), hrefOf(pathname)),
      ...[demos, names, fences],
    ]),
  );

const commonTable = ({ common }: Digest, { say }: Context): string =>
  table(
    ['compare.element', 'compare.pageDemos'].map(say),
    common.map(({ where, what, demos }) => [`${asCode(where)} ${literal(what)}`, demos]),
  );

const faultTable = ({ accessibility }: Digest, { say }: Context): string =>
  table(
    ['compare.rule', 'compare.before', 'compare.after', 'compare.pageDemos'].map(say),
    accessibility.map(({ help, before, after, demos }) => [literal(help), before, after, demos]),
  );

type Codemod = NonNullable<Digest['codemod']>;
type Verdict = (typeof codemodVerdicts)[number];

/** The demos with one verdict: with what remains of each, or their names alone where nothing or everything does. */
function verdictPart(verdict: Verdict, all: Codemod['demos'], context: Context): string {
  const demos = all.filter((demo) => demo.verdict === verdict);
  if (demos.length === 0) return '';
  const { say } = context;
  const isExplained = verdict === 'part' || verdict === 'worse';
  const lines = productsOf(demos, context).map(([product, own]) =>
    isExplained ? demoLines(own, () => '', context) : `- ${product}: ${demoNames(own, context)}.`,
  );
  return `### ${say(`compare.codemod.${verdict}`)}\n\n${say(`compare.codemodWords.${verdict}`)}\n\n${lines.join('\n')}`;
}

/** How far a codemod brings each demo over that breaks without it, or by it. */
function codemodPart({ codemod }: Digest, context: Context): string {
  if (codemod === undefined) return '';
  const { say } = context;
  const { command, demos } = codemod;
  const rows = codemodVerdicts.map((verdict) => [
    say(`compare.codemod.${verdict}`),
    demos.filter((demo) => demo.verdict === verdict).length,
  ]);
  return [
    `${say('compare.codemodRun')} ${asCode(command.includes('{path}') ? command : `${command} {path}`)}`,
    table(['compare.codemodOutcome', 'compare.pageDemos'].map(say), rows),
    ...codemodVerdicts.map((verdict) => verdictPart(verdict, demos, context)).filter((part) => part !== ''),
  ].join('\n\n');
}

/** The changes of another version of the documented packages, as Markdown; null without a committed comparison. */
export function comparisonList(site: Site, language: string): string | null {
  const { config, comparison, tree } = site;
  if (comparison === null) return null;
  const messages = messagesIn(site, language);
  const pages = new Map(pagesOf(tree).map((node) => [node.pathname, node]));
  const context: Context = {
    say: (key) => messages[key] ?? key,
    hrefOf: (pathname) =>
      pages.has(pathname) ? pageHref(pageKey(pathname, language, defaultLanguageOf(site))) : null,
    products: new Map(config.products.map(({ id, name }) => [id, name])),
  };
  const { say } = context;
  const fateOf = ({ status }: Digest['demos'][number], isOne: boolean): string =>
    ` ${say(`compare.${isOne ? '' : 'several.'}${status}`)}`;
  const demoSection = (title: string, statuses: readonly Digest['demos'][number]['status'][]): string => {
    const demos = comparison.demos.filter(({ status }) => statuses.includes(status));
    const lines = productsOf(demos, context).map(
      ([name, own]) => `### ${name}\n\n${demoLines(own, fateOf, context)}\n`,
    );
    return section(say(title), lines.join('\n'));
  };
  const safe = comparison.safe.map((pathname) =>
    linked(literal(pages.get(pathname)?.title ?? pathname), context.hrefOf(pathname)),
  );
  return [
    overview(comparison, context),
    demoSection('compare.demosBreak', brokenStatuses),
    section(say('compare.codemod'), codemodPart(comparison, context)),
    demoSection('compare.demosShow', ['changed']),
    demoSection('compare.demosWrite', ['console']),
    section(say('compare.common'), commonTable(comparison, context)),
    section(say('compare.accessibility'), faultTable(comparison, context)),
    section(
      say('compare.pages'),
      [pageTable(comparison, context), safe.length === 0 ? '' : `${say('compare.safe')} ${safe.join(', ')}.`]
        .filter((part) => part !== '')
        .join('\n\n'),
    ),
    // The longest list: a section each, so that readers of Markdown get no more than they need.
    ...productsOf(comparison.entries, context).map(([name, own]) =>
      section(`${say('compare.namesBreak')}: ${name}`, entryLines(own, context)),
    ),
  ]
    .filter((part) => part !== '')
    .join('\n');
}
