import type { DateLibrary } from './dateLibrary';
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
