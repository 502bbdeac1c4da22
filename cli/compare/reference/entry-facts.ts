import type { Plan } from '../../../renderer/view/plan.ts';
import type { ApiComponent } from '../../model/api-component.ts';
import type { ApiEntryText, ApiProp, ApiSignature } from '../../model/api-entry.ts';
import type { ApiListed } from '../../model/api-exports.ts';
import type { ApiReference } from '../../model/reference.ts';
import type { EntryKind } from '../../schemas/reference-change.ts';
import { headOf } from './type-text.ts';

/** Who passes a value of the entry's type: readers (`in`), the library (`out`), or either. */
export type Direction = 'in' | 'out' | 'both';

/** The facts about one entry that a comparison reads. */
export interface EntryFacts {
  readonly kind: EntryKind;
  /** Id of a product. */
  readonly product: string;
  /** Component, interface or list of events that has it; null for exports and selectors. */
  readonly owner: string | null;
  readonly name: string;
  /** Pathname of the page that shows it; null when none does. */
  readonly pathname: string | null;
  readonly direction: Direction;
  readonly type: string | null;
  readonly signature: ApiSignature | null;
  readonly default: string | null;
  readonly required: boolean;
  /** Reason and replacement, perhaps empty; null when it is not deprecated. */
  readonly deprecated: string | null;
  readonly plan: Plan | null;
  /** Specifiers that export it; empty for entries that are not exports. */
  readonly modules: readonly string[];
  /** True when its authors keep it out of their documentation. */
  readonly isInternal: boolean;
  /** For a class key, the interface of a part that declares it; null for the component's own. */
  readonly part: string | null;
}

type Known = Pick<EntryFacts, 'kind' | 'product' | 'owner' | 'name' | 'pathname' | 'direction'>;

const factsOf = (
  known: Known,
  { deprecated, plan }: ApiEntryText & { readonly plan?: Plan },
  more: Partial<EntryFacts> = {},
): EntryFacts => ({
  type: null,
  signature: null,
  default: null,
  required: false,
  deprecated: deprecated ?? null,
  plan: plan ?? null,
  modules: [],
  isInternal: false,
  part: null,
  ...known,
  ...more,
});

/** A default of `undefined` is the same as none. */
const defaultOf = (text: string | undefined): string | null =>
  text === undefined || text === 'undefined' ? null : text;

const valueFacts = (known: Known, prop: ApiProp): EntryFacts =>
  factsOf(known, prop, {
    type: prop.type,
    signature: prop.signature ?? null,
    // A default that cannot be read in the code of one version would look like a change.
    default: defaultOf(prop.default ?? prop.stated),
    required: prop.required,
  });

/** The settings of a theme for a component, by the key of it. */
const themeFacts = ({ theme }: ApiComponent, known: (kind: EntryKind, name: string) => Known): EntryFacts[] =>
  (['defaultProps', 'styleOverrides'] as const).flatMap((name) =>
    theme?.[name] ? [factsOf(known('theme', name), {}, { type: theme.name })] : [],
  );

function componentFacts({ components }: ApiReference): EntryFacts[] {
  return components.flatMap((component) => {
    const { product, name: owner, pathname, props, slots, classes, inherits, ref } = component;
    const known = (kind: EntryKind, name: string): Known => ({
      ...{ kind, product, owner, name, pathname },
      direction: 'in',
    });
    return [
      ...props.map((prop) => valueFacts(known('prop', prop.name), prop)),
      ...slots.map((slot) =>
        factsOf(known('slot', slot.name), slot, {
          type: slot.type,
          default: slot.default ?? slot.stated ?? null,
        }),
      ),
      ...classes.map((own) =>
        factsOf(known('class', own.key), own, { type: own.className ?? null, part: own.interface ?? null }),
      ),
      ...inherits.map(({ name }) => factsOf(known('parent', name), {})),
      ...themeFacts(component, known),
      ...(ref === undefined
        ? []
        : [factsOf({ ...known('ref', 'ref'), direction: 'out' }, {}, { type: ref.type ?? null })]),
    ];
  });
}

function stateFacts({ interfaces, events, selectors }: ApiReference): EntryFacts[] {
  return [
    ...interfaces.flatMap(({ product, name: owner, pathname, groups }) =>
      groups.flatMap(({ members }) =>
        members.map((member) =>
          valueFacts(
            { kind: 'member', product, owner, name: member.name, pathname, direction: 'both' },
            member,
          ),
        ),
      ),
    ),
    ...events.flatMap(({ product, name: owner, events: all }) =>
      all.map((event) =>
        factsOf(
          { kind: 'event', product, owner, name: event.name, pathname: null, direction: 'out' },
          event,
          { type: event.listener },
        ),
      ),
    ),
    ...selectors.flatMap(({ product, selectors: all }) =>
      all.map((selector) =>
        factsOf(
          {
            ...{ kind: 'selector', product, owner: null, name: selector.name, pathname: null },
            direction: 'out',
          },
          selector,
          { type: selector.type, isInternal: selector.internal ?? false },
        ),
      ),
    ),
  ];
}

/** Exports. An interface whose page lists its members has its head alone as its type. */
function exportFacts({ exports, lists, components, interfaces }: ApiReference): EntryFacts[] {
  const key = (product: string, name: string): string => `${product} ${name}`;
  const listed = new Map<string, { readonly entry: ApiListed; readonly pathname: string }>();
  for (const { product, pathname, entries } of lists)
    for (const entry of entries) listed.set(key(product, entry.name), { entry, pathname });
  const definitions = new Map(
    interfaces.map(({ product, name, definition }) => [
      key(product, name),
      definition === undefined ? headOf(name) : `type ${name} = ${definition}`,
    ]),
  );
  const pages = new Map(
    [...components, ...interfaces].map(({ product, name, pathname }) => [key(product, name), pathname]),
  );
  return exports.flatMap(({ product, exports: all }) =>
    all
      .filter(({ kind }) => kind !== 'selector')
      .map((exported) => {
        const { name, modules } = exported;
        const found = listed.get(key(product, name));
        const pathname = pages.get(key(product, name)) ?? found?.pathname ?? null;
        return factsOf(
          { kind: 'export', product, owner: null, name, pathname, direction: 'both' },
          exported,
          {
            type: found?.entry.code ?? definitions.get(key(product, name)) ?? null,
            signature: found?.entry.signature ?? null,
            isInternal: found?.entry.internal ?? false,
            modules,
          },
        );
      }),
  );
}

/** All entries of a reference. */
export const entryFacts = (reference: ApiReference): EntryFacts[] => [
  ...exportFacts(reference),
  ...componentFacts(reference),
  ...stateFacts(reference),
];
