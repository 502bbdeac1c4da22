/** The words for a difference between two references: in a comparison, and in the history of the documented packages. */

/** A renaming is a suggestion; for `import`, a module no longer exports the entry. */
export const changeKinds = [
  'added',
  'removed',
  'renamed',
  'type',
  'default',
  'required',
  'deprecated',
  'plan',
  'import',
] as const;

/** A `parent` is a component or element whose props another accepts, `theme` a setting of it in a theme. */
export const entryKinds = [
  ...(['export', 'prop', 'slot', 'class', 'member', 'event', 'selector'] as const),
  ...(['parent', 'theme', 'ref'] as const),
] as const;

/** How a change concerns code that used the entry before. */
export const weights = ['breaking', 'addition', 'other'] as const;

export type ReferenceChangeKind = (typeof changeKinds)[number];
export type EntryKind = (typeof entryKinds)[number];
export type Weight = (typeof weights)[number];
