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
    all.map((entry) => {
      const name = nameOf(entry);
      return change(entry, [`${product} ${owner} ${kind} ${name}`, `${product} * ${kind} ${name}`]);
    });
  const byName = ({ name }: { readonly name: string }): string => name;
  const { components, interfaces, events, selectors, lists, exports } = reference;
  return {
    components: components.map((component) => ({
      ...change(component, [`${component.product} ${component.name} component`]),
      props: list(component, 'prop', component.props, byName),
      slots: list(component, 'slot', component.slots, byName),
      classes: list(component, 'class', component.classes, ({ key }) => key),
    })),
    interfaces: interfaces.map((declaration) => ({
      ...change(declaration, [`${declaration.product} ${declaration.name} interface`]),
      groups: declaration.groups.map((group) => ({
        ...group,
        members: list(declaration, 'member', group.members, byName),
      })),
    })),
    events: events.map((event) => ({ ...event, events: list(event, 'event', event.events, byName) })),
    selectors: selectors.map((selector) => ({
      ...selector,
      selectors: selector.selectors.map((one) => change(one, [`${selector.product} selector ${one.name}`])),
    })),
    lists: lists.map((shared) => ({
      ...shared,
      entries: shared.entries.map((one) => change(one, [`${shared.product} export ${one.name}`])),
    })),
    exports,
  };
}
