export const families = ['Date', 'Time', 'DateTime', 'DateRange'] as const;
export type Family = (typeof families)[number];

/** The responsive component has no prefix. */
export type Variant = '' | 'Desktop' | 'Mobile' | 'Static';
export type PickerName = `${Variant}${Family}Picker`;

export const allVariants: readonly Variant[] = ['Desktop', 'Mobile', 'Static'];
export const variantsByChoice: Readonly<Record<string, readonly Variant[]>> = {
  'desktop, mobile, static': allVariants,
  responsive: [''],
  desktop: ['Desktop'],
  mobile: ['Mobile'],
  static: ['Static'],
};

const views = {
  Date: ['year', 'month', 'day'],
  Time: ['hours', 'minutes', 'seconds'],
  DateTime: ['year', 'month', 'day', 'hours', 'minutes', 'seconds'],
  DateRange: [],
};

const defaultViews = {
  Date: ['year', 'day'],
  Time: ['hours', 'minutes'],
  DateTime: ['year', 'day', 'hours', 'minutes'],
  DateRange: [],
};

export const viewsOf = (family: Family): readonly string[] => views[family];
export const defaultViewsOf = (family: Family): readonly string[] =>
  defaultViews[family];
