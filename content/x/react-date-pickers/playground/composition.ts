import { accepts, type Control } from './control';
import { controls } from './controls';
import type { DateLibrary } from './dateLibrary';
import { listed, ofName, oneOf } from './options';
import {
  allVariants,
  defaultViewsOf,
  type Family,
  families,
  type Variant,
  variantsByChoice,
  viewsOf,
} from './pickerNames';
import {
  allActions,
  libraries,
  locales,
  type Settings,
  timezones,
} from './settings';
import { withDayjs } from './withDayjs';

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

export function compose(settings: Settings): Composition {
  const family =
    families.find((each) => each === settings.component) ?? families[0];
  const library = ofName(libraries, settings.adapter) ?? withDayjs;
  const variants = ofName(variantsByChoice, settings.variants) ?? allVariants;
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
