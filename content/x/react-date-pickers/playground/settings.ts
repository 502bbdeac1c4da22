import { type Control, controls } from './controls';
import type { DateLibrary } from './dateLibrary';
import {
  defaultViewsOf,
  type Family,
  families,
  type Variant,
  variantsByChoice,
  viewsOf,
} from './pickerNames';
import { withDateFns } from './withDateFns';
import { withDayjs } from './withDayjs';
import { withLuxon } from './withLuxon';
import { withMoment } from './withMoment';

/** What the reader has chosen: an option by the name of its control. */
export type Settings = Readonly<Record<string, string>>;

export const libraries: Readonly<Record<string, DateLibrary>> = {
  'Day.js': withDayjs,
  'date-fns': withDateFns,
  Luxon: withLuxon,
  Moment: withMoment,
};
export const locales = ['en', 'de', 'fr'];
export const timezones = ['UTC', 'Europe/Paris', 'Asia/Tokyo'];
export const allActions = ['clear', 'today', 'cancel', 'accept'];

/** The settings, each known to be an option. */
export interface Composition {
  readonly family: Family;
  readonly variants: readonly Variant[];
  readonly library: DateLibrary;
  readonly locale: string;
  readonly timezone: string;
  readonly views: readonly string[];
  readonly openTo: string;
  readonly actions: readonly string[];
  readonly controls: readonly Control[];
}

const listed = (options: readonly string[], text = '') => {
  const chosen = text.split(',');
  return options.filter((option) => chosen.includes(option));
};
const oneOf = (options: readonly string[], text = '') =>
  options.includes(text) ? text : '';

const ofName = <Value>(record: Readonly<Record<string, Value>>, name = '') =>
  Object.hasOwn(record, name) ? record[name] : undefined;

export function compose(settings: Settings): Composition {
  const family =
    families.find((each) => each === settings.component) ?? families[0];
  const library = ofName(libraries, settings.adapter) ?? withDayjs;
  const variants = ofName(variantsByChoice, settings.variants) ?? [
    'Desktop',
    'Mobile',
    'Static',
  ];
  const chosenViews = listed(viewsOf(family), settings.views);
  const views = chosenViews.length > 0 ? chosenViews : defaultViewsOf(family);
  return {
    family,
    variants,
    library,
    locale: oneOf(locales, settings.locale) || 'en',
    timezone: library.hasZones ? oneOf(timezones, settings.timezone) : '',
    views,
    openTo: oneOf(views, settings.openTo),
    actions: listed(allActions, settings.actions),
    controls: controls.filter(
      (control) =>
        control.families.includes(family) &&
        variants.some((variant) => accepts(control, variant)),
    ),
  };
}

export const accepts = ({ variants }: Control, variant: Variant) =>
  variants?.includes(variant) ?? true;

export const optionOf = ({ path, options }: Control, settings: Settings) =>
  oneOf(options, settings[path]);
