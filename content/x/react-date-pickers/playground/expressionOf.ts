import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { Composition } from './composition';
import type { Control } from './control';
import { type Expression, listOf, literal } from './expression';

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

/** What the option of a control stands for. */
export function expressionOf(
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
