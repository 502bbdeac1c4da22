// @vitest-environment document
// Statements of the pages about pickers, compared with the installed pickers themselves.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import dayjs, { type Dayjs } from 'dayjs';
import moment from 'moment-hijri';
import type { ReactNode } from 'react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repository } from '../support/run-cli.ts';

const read = (file: string): string => readFileSync(join(repository, 'content/x', file), 'utf8');

let root: Root;
let box: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
});

afterEach(async () => {
  await act(async () => root.unmount());
  box.remove();
  vi.restoreAllMocks();
});

const draw = (node: ReactNode) =>
  act(async () =>
    root.render(<LocalizationProvider dateAdapter={AdapterDayjs}>{node}</LocalizationProvider>),
  );

test.each([
  [true, '2024-05-06T11:00', 'ArrowUp', '2024-05-06T00:00'],
  [true, '2024-05-06T12:00', 'ArrowDown', '2024-05-06T23:00'],
  [true, '2024-05-06T23:00', 'ArrowUp', '2024-05-07T00:00'],
  [true, '2024-05-06T00:00', 'ArrowDown', '2024-05-05T23:00'],
  [true, '2024-05-06T09:00', 'End', '2024-05-06T11:00'],
  [true, '2024-05-06T15:00', 'End', '2024-05-06T23:00'],
  [true, '2024-05-06T15:00', 'Home', '2024-05-06T12:00'],
  [false, '2024-05-06T23:00', 'ArrowUp', '2024-05-07T00:00'],
  [false, '2024-05-06T09:00', 'End', '2024-05-06T23:00'],
])('a clock with ampm=%s at %s: %s leads to %s', async (ampm, from, key, to) => {
  const changed = vi.fn((_value: Dayjs | null) => {});
  await draw(<TimeClock ampm={ampm} defaultValue={dayjs(from)} onChange={changed} />);
  await act(async () =>
    box
      .querySelector('[role="listbox"]')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
  );
  expect(changed.mock.calls.map(([value]) => value?.format('YYYY-MM-DDTHH:mm'))).toEqual([to]);
});

test('a function for `popper` has no effect in a picker of one value, and has one in a range picker', async () => {
  const popper = () => ({ className: 'mine' });
  await draw(<DesktopDatePicker open slotProps={{ popper }} />);
  expect(document.querySelector('[role="dialog"]')).not.toBeNull();
  expect(document.querySelector('.mine')).toBeNull();
  await draw(<DesktopDateRangePicker open slotProps={{ popper }} />);
  expect(document.querySelector('.mine')).not.toBeNull();
  const [, accepts = ''] =
    /^\| an object or a function \|(.*)$/m.exec(
      read('react-date-pickers/custom-components/custom-components.md'),
    ) ?? [];
  expect(accepts).not.toContain('`popper`');
});

test('the page names the first and the last day of the Hijri calendar, and its demo stops there', () => {
  const hijri = (day: string) => moment(day).locale('en').format('iYYYY/iMM/iDD');
  expect(['1937-03-13', '1937-03-14', '2077-11-16', '2077-11-17'].map(hijri)).toEqual([
    expect.stringContaining('NaN'),
    '1356/01/01',
    '1500/12/30',
    expect.stringContaining('NaN'),
  ]);
  expect(read('react-date-pickers/calendar-systems/calendar-systems.md')).toContain(
    'from 1356 to 1500, from March 14, 1937 to November 16, 2077',
  );
  const demo = read('react-date-pickers/calendar-systems/HijriWithMoment.tsx');
  const limits = demo.match(/(?<=(?:min|max)Date=\{moment\(')[\d-]+/g) ?? [];
  expect(limits).toEqual(['1937-03-14', '2076-11-26']);
  const years = (first?: string, last?: string) =>
    new AdapterMomentHijri({}).getYearRange(moment(first), moment(last)).length;
  expect(years(...limits)).toBe(144);
  expect(() => years('1937-03-13', limits[1])).toThrow('on or after 1356-01-01 H (1937-03-14)');
  expect(() => years(limits[0], '2076-11-27')).toThrow('on or before 1499-12-29 H (2076-11-26)');
});

test('the last of the views of a calendar finishes the selection, and a day alone comes with its view', async () => {
  const changed = vi.fn((_value: Dayjs | null, state?: string, view?: string) => [state, view]);
  const press = (text: string) =>
    act(async () =>
      [...box.querySelectorAll('button')].find((button) => button.textContent === text)?.click(),
    );
  await draw(
    <DateCalendar
      views={['year', 'month']}
      openTo="year"
      defaultValue={dayjs('2024-05-06')}
      onChange={changed}
    />,
  );
  await press('2025');
  await press('Mar');
  expect(changed.mock.results.map(({ value }) => value)).toEqual([
    ['partial', undefined],
    ['finish', undefined],
  ]);
  changed.mockClear();
  await draw(<DateCalendar key="day" defaultValue={dayjs('2024-05-06')} onChange={changed} />);
  await press('7');
  expect(changed.mock.results.map(({ value }) => value)).toEqual([['finish', 'day']]);
});

test('in a landscape window, a Date Picker lies and a Date Time Picker stands, unless the prop is set', async () => {
  vi.stubGlobal('orientation', 90);
  const value = dayjs('2024-05-06T09:00');
  const isLandscape = () => box.querySelector('.MuiPickersLayout-landscape') !== null;
  await draw(<StaticDatePicker key="date" defaultValue={value} />);
  expect(isLandscape()).toBe(true);
  await draw(<StaticDateTimePicker key="both" defaultValue={value} />);
  expect(isLandscape()).toBe(false);
  await draw(<StaticDateTimePicker key="set" defaultValue={value} orientation="landscape" />);
  expect(isLandscape()).toBe(true);
  expect(read('react-date-pickers/custom-layout/custom-layout.md')).toContain(
    '`DateTimePicker` is portrait unless you set the prop.',
  );
});

test('the table of the text props of version 5 has none of the lab', () => {
  const page = read('migration/migration-pickers-v5/migration-pickers-v5.md');
  const rows = page.split('\n').filter((line) => /^[|-]/.test(line));
  expect(rows.filter((row) => /\b(?:cancel|ok|today|clear)Text\b/.test(row))).toEqual([]);
});
