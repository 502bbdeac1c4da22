import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { Control } from './controls';
import { type Entry, type Expression, listOf, literal } from './expression';
import { defaultViewsOf, type Variant } from './pickerNames';
import { accepts, type Composition, optionOf, type Settings } from './settings';

const singleInput: Expression = {
  code: 'SingleInputDateRangeField',
  value: SingleInputDateRangeField,
  imports: [
    `import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';`,
  ],
};

function shortcutOf({ library, timezone }: Composition): Expression {
  const dates = listOf([
    library.date('2024-06-03', timezone !== ''),
    library.date('2024-06-16', timezone !== ''),
  ]);
  const label = 'Two weeks of June';
  return {
    code: `[{ label: '${label}', getValue: () => ${dates.code} }]`,
    value: [{ label, getValue: () => dates.value }],
    imports: dates.imports ?? [],
  };
}

function expressionOf(
  { path }: Control,
  option: string,
  composition: Composition,
): Expression {
  const { library, timezone } = composition;
  if (/^(min|max)(Date|Time)$/.test(path)) {
    return library.date(option, timezone !== '');
  }
  if (path === 'shouldDisableDate') return library.isWeekend;
  if (path === 'slotProps.shortcuts.items') return shortcutOf(composition);
  if (path === 'slots.field') return singleInput;
  if (path === 'timeSteps') {
    const minutes = Number(option);
    return { code: `{ minutes: ${option} }`, value: { minutes } };
  }
  return literal(option);
}

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
