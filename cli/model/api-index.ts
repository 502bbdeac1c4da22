/** All entries that can be linked, by name: exports, props, members, slots, class keys, events, selectors. */
export type ApiIndex = Readonly<Record<string, readonly ApiTarget[]>>;

export interface ApiTarget {
  readonly kind:
    | 'component'
    | 'interface'
    | 'export'
    | 'prop'
    | 'member'
    | 'slot'
    | 'class'
    | 'event'
    | 'selector';
  /** Component, interface or event list that has it; absent for exports. */
  readonly owner?: string;
  /** The owner that represents all owners with the same members (`apiFamilies`); absent when there is only one. */
  readonly family?: string;
  readonly product: string;
  /** Pathname and anchor; absent when no page shows it. */
  readonly href?: string;
}
