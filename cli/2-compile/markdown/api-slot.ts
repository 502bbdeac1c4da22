import type { Root } from 'mdast';
import type { ApiEntryView, ApiFactKind, ApiFactView, ApiView } from '../../../renderer/view/api.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { ApiPartSlot } from '../../model/page.ts';
import type { ApiPart, ApiRow, ApiRowFact } from '../api-pages/api-row.ts';
import { packageHtml } from '../api-pages/package-text.ts';
import { partMarkdown } from '../api-pages/part-markdown.ts';
import { codeHtml, declarationHtml, plainHtml, typeHtml } from '../api-pages/type-html.ts';
import { highlightToHtml } from '../highlight.ts';
import { uniqueId } from './heading-id.ts';
import type { PageContext } from './page-context.ts';

/** Adds the lists that a page of the reference has as data to its tree, between its blocks. */
export function placeParts(context: PageContext, tree: Root): Root {
  for (const { part, offset } of context.input.parts ?? []) {
    const next = tree.children.findIndex(({ position }) => (position?.start.offset ?? 0) >= offset);
    const index = context.slots.push(apiSlot(context, part)) - 1;
    const point = { line: 1, column: 1, offset };
    const mark = { type: 'slotMark', index, position: { start: point, end: point } } as const;
    tree.children.splice(next < 0 ? tree.children.length : next, 0, mark);
  }
  return tree;
}

/** The slot of a list of entries. Adds the slot's anchors and links to the page. */
export function apiSlot(context: PageContext, part: ApiPart): ApiPartSlot {
  const rows = part.rows.map((row) => ({ ...row, id: uniqueId(row.id, context.ids) }));
  // A wrong link in the data has to be fixed in the data's file.
  const source: Place = { file: part.file, line: 1, column: 1 };
  const view: ApiView = {
    kind: 'api',
    section: part.section,
    first: !context.slots.some((slot) => slot.kind === 'api' && slot.view.section === part.section),
    columns: columns.filter((kind) => rows.some(({ facts }) => facts.some((fact) => fact.kind === kind))),
    entries: rows.map((row) => entryView(context, row, part, source)),
  };
  const targets = new Set([...Object.values(part.hrefs), ...Object.values(part.names)]);
  for (const { href } of rows.flatMap(({ facts }) => facts)) if (href !== undefined) targets.add(href);
  for (const { href } of rows.flatMap(({ demos }) => demos)) targets.add(href);
  context.links.push(...[...targets].map((href) => ({ href, place: source })));
  return { kind: 'api', view, markdown: partMarkdown(context, rows), place: source };
}

/** Order of the columns of a table. */
const columns: readonly ApiFactKind[] = [
  'className',
  'call',
  'definition',
  'type',
  'params',
  'event',
  'prop',
  'returns',
  'default',
];

const own = (hrefs: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(hrefs, name) ? hrefs[name] : undefined;

const inCode = (html: string): string => `<code>${html}</code>`;

function factHtml({ kind, code, href }: ApiRowFact, { hrefs }: ApiPart, name: string): string {
  // A default that is a component links to its page.
  if (href !== undefined || kind === 'default') return inCode(codeHtml(code, href ?? own(hrefs, code)));
  if (kind === 'definition') {
    const { [name]: _, ...others } = hrefs;
    return inCode(declarationHtml(code, others));
  }
  const isName = kind === 'className' || kind === 'prop' || kind === 'call';
  return inCode(isName ? plainHtml(code) : typeHtml(code, hrefs));
}

/**
 * HTML with links from code to the addresses in `names`, at most one link per address. Code inside a link stays
 * unchanged, and so does the name of the entry itself.
 */
function withNames(html: string, names: Readonly<Record<string, string>>, told: Set<string>): string {
  return html.replace(
    /(<a [^>]*>)?<code>([^<]+)<\/code>/g,
    (whole, link: string | undefined, text: string) => {
      const code = text.replaceAll('&#x3C;', '<').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
      const href = link === undefined ? own(names, code) : undefined;
      if (href === undefined || told.has(href)) return whole;
      told.add(href);
      return `<code><a href="${href}">${text}</a></code>`;
    },
  );
}

function entryView(context: PageContext, row: ApiRow, part: ApiPart, source: Place): ApiEntryView {
  const { id, name, plan, marks, since, facts, deprecated, see, example, parameters, returns } = row;
  const told = new Set(Object.values(part.names).filter((href) => href.endsWith(`#${id}`)));
  const html = (text: string) => withNames(packageHtml(context, text, source), part.names, told);
  return {
    id,
    name,
    plan,
    marks,
    since,
    // A default that is not a value is described in words.
    facts: facts.map((fact): ApiFactView => {
      const isText = fact.kind === 'default' && fact.code.includes('`');
      return { kind: fact.kind, html: isText ? html(fact.code) : factHtml(fact, part, name) };
    }),
    description: html(row.description),
    note: row.note && html(row.note),
    deprecated: deprecated && html(deprecated),
    see: see && html(see),
    example: example && highlightToHtml(example, 'tsx'),
    parameters: parameters.map((parameter) => ({
      name: parameter.name,
      description: html(parameter.description),
    })),
    returns: returns && html(returns),
    demos: row.demos,
  };
}
