import type { ApiFactKind, ApiMark, ApiSection, ApiSince } from '../../../renderer/view/api.ts';
import type { PageLink } from '../../../renderer/view/page.ts';
import type { Plan } from '../../../renderer/view/plan.ts';
import type { ApiClass, ApiSlot } from '../../model/api-component.ts';
import type { ApiEntryText, ApiProp, ApiSignature } from '../../model/api-entry.ts';
import type { ApiListed } from '../../model/api-exports.ts';
import type { ApiEvent, ApiSelector } from '../../model/api-state.ts';
import { apiAnchor, eventAnchor, listedAnchor, selectorAnchor } from '../../reference/anchors.ts';
import { classAnchor } from '../../reference/reference-index.ts';
import { sinceOf } from './api-since.ts';

/** The data of a directive: a list of entries. All texts are still Markdown and all types TypeScript. */
export interface ApiPart {
  readonly section: ApiSection;
  readonly rows: readonly ApiRow[];
  /** Name in a type → root-relative address of its page. */
  readonly hrefs: Readonly<Record<string, string>>;
  /** Piece of code in a text → the same, including props and members. */
  readonly names: Readonly<Record<string, string>>;
  /** File of the committed data, relative to the root. */
  readonly file: string;
}

export interface ApiRow {
  readonly id: string;
  readonly name: string;
  readonly plan: Plan | null;
  readonly marks: readonly ApiMark[];
  /** Null for what the major version began with. */
  readonly since: ApiSince | null;
  readonly facts: readonly ApiRowFact[];
  /** Description from the package; empty when it has none. */
  readonly description: string;
  /** Description from the site. */
  readonly note: string | null;
  readonly deprecated: string | null;
  readonly see: string | null;
  readonly example: string | null;
  /** Described parameters of a callback or method, and described members of a type. */
  readonly parameters: readonly ApiRowParameter[];
  /** Description of the result of a callback or method. */
  readonly returns: string | null;
  /** Demos that pass the prop. */
  readonly demos: readonly PageLink[];
}

export interface ApiRowParameter {
  readonly name: string;
  readonly description: string;
}

export interface ApiRowFact {
  readonly kind: ApiFactKind;
  readonly code: string;
  /** Address of the whole fact. Without it, every name in the fact links to its own page. */
  readonly href?: string;
}

interface Described extends ApiEntryText {
  readonly plan?: Plan;
}

const fact = (kind: ApiFactKind, code: string | undefined): ApiRowFact[] =>
  code === undefined ? [] : [{ kind, code }];

function row(
  id: string,
  name: string,
  { plan, description = '', own, note, deprecated, noEffect, ...ages }: Described,
  facts: readonly ApiRowFact[],
  marks: readonly ApiMark[] = [],
): ApiRow {
  const all: ApiMark[] = [
    ...marks,
    ...(deprecated === undefined ? [] : (['deprecated'] as const)),
    ...(noEffect ? (['noEffect'] as const) : []),
  ];
  return {
    id,
    name,
    plan: plan ?? null,
    marks: all,
    since: sinceOf(ages),
    facts,
    description: own ? '' : description,
    note: (own ? description : note) ?? null,
    deprecated: deprecated || null,
    see: null,
    example: null,
    parameters: [],
    returns: null,
    demos: [],
  };
}

/** Descriptions of a signature's parts. The page labels the text of the result with "returns" already. */
const spoken = (signature: ApiSignature | undefined): Pick<ApiRow, 'parameters' | 'returns'> => ({
  parameters: (signature?.parameters ?? []).flatMap(({ name, description }) =>
    description === undefined ? [] : [{ name, description }],
  ),
  returns: signature?.returns.description?.replace(/^returns?:?\s+/i, '') ?? null,
});

/** Row of a component's prop or of a member, with a mark when it is required. */
export function propRow(slug: string, prop: ApiProp): ApiRow {
  const { name, type, required, condition, see, example = null, signature } = prop;
  const all = row(
    apiAnchor(slug, 'prop', name),
    name,
    prop,
    [...fact('type', type), ...fact('default', prop.default)],
    required ? ['required'] : [],
  );
  return {
    ...all,
    description: [all.description, condition].filter(Boolean).join('\n\n'),
    // The page labels it already.
    see: see?.replace(/^see:?\s+/i, '') ?? null,
    example,
    ...spoken(signature),
  };
}

/**
 * Row of a member of an interface that callers receive whole, without a `required` mark, which would mean nothing
 * there.
 */
export function methodRow(slug: string, method: ApiProp): ApiRow {
  const all = propRow(slug, method);
  return { ...all, marks: all.marks.filter((mark) => mark !== 'required') };
}

export const slotRow = (slug: string, slot: ApiSlot): ApiRow =>
  row(apiAnchor(slug, 'slot', slot.name), slot.name, slot, [
    ...fact('type', slot.type),
    ...fact('default', slot.default),
    ...fact('className', slot.className && `.${slot.className}`),
  ]);

/** Row of a key of `classes`. The class of a part has no key, so its global name is shown. */
export function classRow(slug: string, entry: ApiClass): ApiRow {
  const selector = entry.className && `.${entry.className}`;
  const isPart = entry.interface !== undefined;
  return row(
    classAnchor(slug, entry),
    (isPart ? selector : undefined) ?? entry.key,
    entry,
    isPart ? [] : fact('className', selector),
    entry.state ? ['state'] : [],
  );
}

/** `propHref` is the address of the prop that mirrors the event. */
export const eventRow = (event: ApiEvent, propHref: string | null): ApiRow =>
  row(eventAnchor(event.name), event.name, event, [
    ...fact('params', event.params),
    ...fact('event', event.event),
    ...fact('prop', event.prop).map((value) => (propHref === null ? value : { ...value, href: propHref })),
  ]);

/** `lampSelector(apiRef)`. The parameters' names stand for the arguments. */
function callOf({ name, signature }: ApiSelector): string | undefined {
  const [, first] = /^\(\s*(\w+)\??:/.exec(signature) ?? [];
  return first && `${name}(${first})`;
}

export const selectorRow = (selector: ApiSelector): ApiRow =>
  row(
    selectorAnchor(selector.name),
    selector.name,
    selector,
    [...fact('call', callOf(selector)), ...fact('returns', selector.type)],
    selector.internal ? ['internal'] : [],
  );

/**
 * The head of the list names the packages. The row shows the import statement only for another module, and for entries
 * that are called.
 */
export function listedRow(listed: ApiListed): ApiRow {
  const { name, kind, code, use, signature, members = [] } = listed;
  const isType = kind === 'interface' || kind === 'type' || kind === 'enum';
  const isRoot = /from '(?:@[^/]+\/)?[^/]+';$/.test(listed.import);
  const statement = isType && kind !== 'enum' && isRoot ? [] : [listed.import];
  const lines = [...statement, ...(use === undefined ? [] : [use])];
  return {
    ...row(
      listedAnchor(name),
      name,
      listed,
      fact(isType || kind === 'class' ? 'definition' : 'type', code),
      listed.internal ? ['internal'] : [],
    ),
    ...spoken(signature),
    ...(members.length > 0 ? { parameters: members } : {}),
    example: lines.length === 0 ? null : lines.join('\n'),
  };
}
