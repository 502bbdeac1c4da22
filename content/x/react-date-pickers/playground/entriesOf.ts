import type { Composition } from './composition';
import { accepts, optionOf } from './control';
import { type Entry, type Expression, listOf, literal } from './expression';
import { expressionOf } from './expressionOf';
import { defaultViewsOf, type Variant } from './pickerNames';
import type { Settings } from './settings';

const labels = {
  Date: 'Arrival',
  Time: 'Check-in',
  DateTime: 'Departure',
  DateRange: 'Stay',
};

/** What the settings put on a component of the variant. */
export function entriesOf(
  settings: Settings,
  composition: Composition,
  variant: Variant,
): Entry[] {
  const { family, views, openTo, actions, timezone } = composition;
  const entries: Entry[] = [];
  const add = (path: string, expression: Expression) =>
    entries.push({ path, expression });
  const lists = (options: readonly string[]) => listOf(options.map(literal));
  if (variant !== 'Static') add('label', literal(labels[family]));
  if (timezone) add('timezone', literal(timezone));
  if (views.join() !== defaultViewsOf(family).join())
    add('views', lists(views));
  if (openTo) add('openTo', literal(openTo));
  for (const control of composition.controls) {
    const option = optionOf(control, settings);
    if (option === '' || !accepts(control, variant)) continue;
    add(control.path, expressionOf(control, option, composition));
  }
  if (actions.length > 0) add('slotProps.actionBar.actions', lists(actions));
  return entries;
}
