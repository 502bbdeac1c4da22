import { oneOf } from './options';
import { type Family, families, type Variant } from './pickerNames';
import type { Settings } from './settings';

export interface Control {
  /** The prop, and its name in the address. */
  readonly path: string;
  readonly group: 'Setup' | 'Views' | 'State' | 'Validation' | 'Slots';
  readonly options: readonly string[];
  readonly families: readonly Family[];
  /** The variants whose component takes it; all by default. */
  readonly variants?: readonly Variant[];
}

export type Row = readonly [
  path: string,
  options: readonly string[],
  families?: readonly Family[],
  variants?: readonly Variant[],
];

/** Makes a control of the group from its row. */
export const groupOf =
  (group: Control['group']) =>
  ([path, options, of = families, variants]: Row): Control => ({
    path,
    group,
    options,
    families: of,
    ...(variants && { variants }),
  });

export const accepts = ({ variants }: Control, variant: Variant) =>
  variants?.includes(variant) ?? true;

export const optionOf = ({ path, options }: Control, settings: Settings) =>
  oneOf(options, settings[path]);
