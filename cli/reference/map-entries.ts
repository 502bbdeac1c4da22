import type { ApiEntryText } from '../model/api-entry.ts';
import type { ApiReference } from '../model/reference.ts';

/**
 * Returns a changed entry. `keys` are its names in `api-notes.yaml`: first the entry alone, such as `lamps Lamp prop
 * colour`, then all entries of its kind and name, such as `lamps * prop colour`.
 */
export type ChangeEntry = <Entry extends ApiEntryText>(
  entry: Entry,
  keys: readonly [own: string, shared?: string],
) => Entry;

export const isSilent = ({ description = '', deprecated = '' }: ApiEntryText): boolean =>
  description === '' && deprecated === '';

/** Changes all entries that can have a text, in the order of products and pages. */
export function mapEntries(reference: ApiReference, change: ChangeEntry): ApiReference {
  const list = <Entry extends ApiEntryText>(
    { product, name: owner }: { readonly product: string; readonly name: string },
    kind: string,
    all: readonly Entry[],
    nameOf: (entry: Entry) => string,
  ): Entry[] =>
    all.map((each) => {
      const name = nameOf(each);
      return change(each, [`${product} ${owner} ${kind} ${name}`, `${product} * ${kind} ${name}`]);
    });
  const byName = ({ name }: { readonly name: string }): string => name;
  const { components, interfaces, events, selectors, lists, exports } = reference;
  return {
    components: components.map((each) => ({
      ...change(each, [`${each.product} ${each.name} component`]),
      props: list(each, 'prop', each.props, byName),
      slots: list(each, 'slot', each.slots, byName),
      classes: list(each, 'class', each.classes, ({ key }) => key),
    })),
    interfaces: interfaces.map((each) => ({
      ...change(each, [`${each.product} ${each.name} interface`]),
      groups: each.groups.map((group) => ({
        ...group,
        members: list(each, 'member', group.members, byName),
      })),
    })),
    events: events.map((each) => ({ ...each, events: list(each, 'event', each.events, byName) })),
    selectors: selectors.map((each) => ({
      ...each,
      selectors: each.selectors.map((one) => change(one, [`${each.product} selector ${one.name}`])),
    })),
    lists: lists.map((each) => ({
      ...each,
      entries: each.entries.map((one) => change(one, [`${each.product} export ${one.name}`])),
    })),
    exports,
  };
}
