import { type Control, groupOf, type Row } from './control';
import { families } from './pickerNames';

const dates = ['Date', 'DateTime', 'DateRange'] as const;
const times = ['Time', 'DateTime'] as const;
const single = ['Date', 'Time', 'DateTime'] as const;
const range = ['DateRange'] as const;
const popups = ['', 'Desktop', 'Mobile'] as const;
const yesOrNo = ['true', 'false'] as const;

const viewRows: readonly Row[] = [
  ['displayStaticWrapperAs', ['mobile', 'desktop'], families, ['Static']],
  ['orientation', ['portrait', 'landscape'], single],
  ['calendars', ['1', '2', '3'], range, ['', 'Desktop', 'Static']],
  ['displayWeekNumber', yesOrNo, dates],
  ['fixedWeekNumber', ['6'], dates],
  ['showDaysOutsideCurrentMonth', yesOrNo, dates],
  ['ampm', yesOrNo, times],
  ['ampmInClock', yesOrNo, times],
  ['timeSteps', ['1', '15', '30'], times, ['', 'Desktop']],
];

const stateRows: readonly Row[] = [
  ['disabled', yesOrNo],
  ['readOnly', yesOrNo],
  ['closeOnSelect', yesOrNo, families, popups],
  ['formatDensity', ['dense', 'spacious'], families, popups],
];

const validationRows: readonly Row[] = [
  ['minDate', ['2024-06-05', '2024-06-15'], dates],
  ['maxDate', ['2024-06-15', '2024-06-25'], dates],
  ['shouldDisableDate', ['no weekends'], dates],
  ['minTime', ['2024-06-12T08:00', '2024-06-12T10:00'], times],
  ['maxTime', ['2024-06-12T12:00', '2024-06-12T18:00'], times],
  ['minutesStep', ['5', '15'], times],
];

const slotRows: readonly Row[] = [
  ['slotProps.toolbar.hidden', yesOrNo],
  ['slotProps.tabs.hidden', yesOrNo, ['DateTime']],
  ['slotProps.day.disableMargin', yesOrNo, ['Date', 'DateTime']],
  ['slotProps.shortcuts.items', ['two weeks of June'], range],
  ['slotProps.textField.variant', ['filled', 'standard'], families, popups],
  ['slotProps.textField.size', ['small', 'medium'], families, popups],
  ['slotProps.field.clearable', yesOrNo, single, popups],
  ['slots.field', ['SingleInputDateRangeField'], range, popups],
];

export const controls: readonly Control[] = [
  ...viewRows.map(groupOf('Views')),
  ...stateRows.map(groupOf('State')),
  ...validationRows.map(groupOf('Validation')),
  ...slotRows.map(groupOf('Slots')),
];
