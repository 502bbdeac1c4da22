import type { ApiEntryText, ApiProp, ApiReference } from '../model/reference.ts';
import { isSilent } from './notes.ts';

const silent = (
  owner: string,
  kind: string,
  all: readonly (ApiEntryText & { readonly name: string })[],
): string[] => all.filter(isSilent).map(({ name }) => `${owner} ${kind} ${name}`);

/** Entries without a description in the packages, such as `x-lamps Lamp prop colour`, in order. */
export function silentEntries({ components, interfaces, events, selectors }: ApiReference): string[] {
  const members = (all: readonly { readonly members: readonly ApiProp[] }[]) =>
    all.flatMap((group) => group.members);
  return [
    ...components.flatMap((each) => {
      const owner = `${each.product} ${each.name}`;
      return [
        ...(isSilent(each) ? [`${owner} component`] : []),
        ...silent(owner, 'prop', each.props),
        ...silent(owner, 'slot', each.slots),
        ...silent(
          owner,
          'class',
          each.classes.map((one) => ({ ...one, name: one.key })),
        ),
      ];
    }),
    ...interfaces.flatMap((each) => {
      const owner = `${each.product} ${each.name}`;
      return [
        ...(isSilent(each) ? [`${owner} interface`] : []),
        ...silent(owner, 'member', members(each.groups)),
      ];
    }),
    ...events.flatMap((each) => silent(`${each.product} ${each.name}`, 'event', each.events)),
    ...selectors.flatMap((each) => silent(each.product, 'selector', each.selectors)),
  ];
}
