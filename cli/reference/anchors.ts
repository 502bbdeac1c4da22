/** Id of an entry on the page of the component or interface with that slug; members of interfaces count as props. */
export const apiAnchor = (slug: string, kind: 'prop' | 'slot' | 'class', name: string): string =>
  `${slug}-${kind}-${name}`;

/** Id of a part's class; it includes the part, because another part may have the same key. */
export const partClassAnchor = (slug: string, part: string, key: string): string =>
  `${slug}-class-${part}-${key}`;

export const eventAnchor = (name: string): string => `event-${name}`;

export const selectorAnchor = (name: string): string => `selector-${name}`;

/** Id of an export: its name, which is unique. */
export const listedAnchor = (name: string): string => name;
