import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { ApiComponent } from '../../model/api-component.ts';
import type { ApiListed } from '../../model/api-exports.ts';
import type { ApiInterface } from '../../model/api-interface.ts';
import type { ApiReference } from '../../model/reference.ts';
import { apiAnchor } from '../../reference/anchors.ts';
import { entriesByName } from '../../reference/entries-by-name.ts';
import { apiFolder } from '../../reference/files.ts';
import type { ExportKind } from '../../schemas/export-kinds.ts';
import { pageHref } from '../../site/hrefs.ts';
import { type AnyDirective, type ApiDirective, apiDirectives, type ExportGroup } from './api-directive.ts';
import {
  type ApiPart,
  type ApiRow,
  classRow,
  eventRow,
  listedRow,
  methodRow,
  propRow,
  selectorRow,
  slotRow,
} from './api-row.ts';

/** A mistake in a directive; `option` caused it. */
export interface ApiPartMistake {
  readonly option: string;
  readonly blames: 'key' | 'value';
  readonly message: string;
  readonly help?: string | undefined;
}

type Rows = Pick<ApiPart, 'section' | 'rows' | 'file'>;

const mistake = (option: string, message: string, help?: string): ApiPartMistake => ({
  option,
  blames: 'value',
  message,
  help,
});

/** The entries that a directive lists; `product` is the page's product. */
export function apiRows(
  reference: ApiReference,
  value: AnyDirective,
  product: string,
): Rows | ApiPartMistake {
  const { success, data, error } = apiDirectives[value.component].safeParse(value);
  if (success) {
    const found = rowsOf(reference, data as ApiDirective, product);
    const chosen = 'message' in found ? found : chosenRows(found, data as ApiDirective);
    return 'message' in chosen ? chosen : { ...chosen, rows: inReadingOrder(chosen.rows) };
  }
  const [issue] = error.issues;
  const names = Object.keys(apiDirectives[value.component].shape);
  if (issue?.code !== 'unrecognized_keys') {
    const option = String(issue?.path[0]);
    return mistake(option, `\`${option}\` ${issue?.message}.`);
  }
  const [key = ''] = issue.keys;
  const message = `${value.component} has no option \`${key}\`.`;
  return { option: key, blames: 'key', message, help: didYouMean(key, names) };
}

/** The rows that a directive chooses by their names. */
function chosenRows(found: Rows, directive: ApiDirective): Rows | ApiPartMistake {
  const names = 'names' in directive ? directive.names : undefined;
  if (names === undefined) return found;
  const known = found.rows.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    return mistake('names', `The list has no entry \`${unknown}\`.`, didYouMean(unknown, known));
  return { ...found, rows: found.rows.filter(({ name }) => names.includes(name)) };
}

/** Required entries first, deprecated ones last, otherwise by name without regard to case. */
function inReadingOrder(rows: readonly ApiRow[]): ApiRow[] {
  const rank = ({ marks }: ApiRow): number =>
    marks.includes('required') ? 0 : marks.includes('deprecated') ? 2 : 1;
  const key = ({ name }: ApiRow): string => name.toLowerCase();
  return [...rows].sort(
    (one, other) => rank(one) - rank(other) || (key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : 0),
  );
}

function rowsOf(
  reference: ApiReference,
  directive: ApiDirective,
  pageProduct: string,
): Rows | ApiPartMistake {
  const product = directive.product ?? pageProduct;
  switch (directive.component) {
    case 'ApiEvents':
      return eventRows(reference, product);
    case 'ApiSelectors':
      return selectorRows(reference, product, directive.category);
    case 'ApiExports':
      return listRows(reference, product, directive);
    case 'ApiMembers': {
      const entry = named(reference.interfaces, directive.of, product);
      return 'message' in entry ? entry : memberRows(entry, directive.group);
    }
    default: {
      const entry = named(reference.components, directive.of, product);
      return 'message' in entry ? entry : componentRows(entry, directive);
    }
  }
}

/** The entry of the product, or of any other product. */
function named<Entry extends ApiComponent | ApiInterface>(
  entries: readonly Entry[],
  name: string,
  product: string,
): Entry | ApiPartMistake {
  const all = entriesByName(entries).get(name) ?? [];
  const found = all.find((entry) => entry.product === product) ?? all[0];
  if (found !== undefined) return found;
  const names = entries.map((entry) => entry.name);
  return mistake('of', `There is no API reference of \`${name}\`.`, didYouMean(name, names));
}

const fileOf = ({ product, kind, slug }: ApiComponent | ApiInterface): string =>
  `${apiFolder}/${product}/${kind}s/${slug}.json`;

function componentRows(
  entry: ApiComponent,
  directive: Extract<ApiDirective, { component: 'ApiProps' | 'ApiSlots' | 'ApiClasses' }>,
): Rows {
  const { slug, props, slots, classes } = entry;
  const file = fileOf(entry);
  if (directive.component === 'ApiProps')
    return { section: 'props', rows: props.map((prop) => propRow(slug, prop)), file };
  if (directive.component === 'ApiSlots')
    return { section: 'slots', rows: slots.map((slot) => slotRow(slug, slot)), file };
  const shown = classes.filter((classKey) => (classKey.interface !== undefined) === directive.parts);
  return {
    section: directive.parts ? 'css' : 'classes',
    rows: shown.map((classKey) => classRow(slug, classKey)),
    file,
  };
}

function memberRows(entry: ApiInterface, wanted: string | undefined): Rows | ApiPartMistake {
  const { slug, groups } = entry;
  const chosen = wanted === undefined ? groups : groups.filter(({ title }) => title === wanted);
  if (wanted !== undefined && chosen.length === 0) {
    const titles = groups.flatMap(({ title }) => title ?? []);
    return mistake('group', `${entry.name} has no group \`${wanted}\`.`, didYouMean(wanted, titles));
  }
  const isGrouped = groups.some(({ title }) => title !== undefined);
  const rows = chosen.flatMap(({ members }): ApiRow[] =>
    members.map((member) => (isGrouped ? methodRow(slug, member) : propRow(slug, member))),
  );
  return { section: 'default', rows, file: fileOf(entry) };
}

function eventRows({ events, components }: ApiReference, product: string): Rows | ApiPartMistake {
  const list = events.find((candidate) => candidate.product === product);
  if (list === undefined) return mistake('product', `There is no list of events of \`${product}\`.`);
  const owner = components.find(
    (component) => component.product === product && component.name === list.component,
  );
  const rows = list.events.map((event) => {
    const hasProp = owner?.props.some(({ name }) => name === event.prop);
    const anchor = owner && event.prop && apiAnchor(owner.slug, 'prop', event.prop);
    return eventRow(event, owner && hasProp ? pageHref(owner.pathname, anchor) : null);
  });
  return { section: 'default', rows, file: `${apiFolder}/${product}/events.json` };
}

function selectorRows(
  { selectors }: ApiReference,
  product: string,
  category: string | null | undefined,
): Rows | ApiPartMistake {
  const list = selectors.find((selector) => selector.product === product);
  if (list === undefined) return mistake('product', `There is no list of selectors of \`${product}\`.`);
  const chosen =
    category === undefined
      ? list.selectors
      : list.selectors.filter((selector) => (selector.category ?? null) === category);
  if (chosen.length === 0) {
    const names = [...new Set(list.selectors.flatMap((selector) => selector.category ?? []))];
    return mistake(
      'category',
      `No selector is in the category \`${category}\`.`,
      didYouMean(String(category), names),
    );
  }
  return {
    section: 'default',
    rows: chosen.map(selectorRow),
    file: `${apiFolder}/${product}/selectors.json`,
  };
}

/** Readers regard an interface, an alias and an enum as types. */
export function exportGroup({ kind }: ApiListed): ExportGroup {
  switch (kind) {
    case 'hook':
      return 'hooks';
    case 'function':
      return 'functions';
    case 'class':
      return 'classes';
    case 'interface':
    case 'type':
    case 'enum':
      return 'types';
    default:
      return 'constants';
  }
}

function listRows(
  { lists }: ApiReference,
  product: string,
  { list: slug, kind }: { readonly list: string; readonly kind?: ExportGroup | ExportKind | undefined },
): Rows | ApiPartMistake {
  const own = lists.filter((candidate) => candidate.product === product);
  const list = own.find((candidate) => candidate.slug === slug);
  if (list === undefined) {
    const names = own.map((candidate) => candidate.slug);
    return mistake('list', `\`${product}\` has no list \`${slug}\`.`, didYouMean(slug, names));
  }
  const chosen = list.entries.filter(
    (entry) => kind === undefined || exportGroup(entry) === kind || entry.kind === kind,
  );
  if (chosen.length === 0) return mistake('kind', `The list \`${slug}\` has no ${kind}.`);
  return {
    section: 'default',
    rows: chosen.map(listedRow),
    file: `${apiFolder}/${product}/lists/${slug}.json`,
  };
}
