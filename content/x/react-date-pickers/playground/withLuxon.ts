import { DateTime } from 'luxon';
import type { DateLibrary } from './dateLibrary';

export const withLuxon: DateLibrary = {
  adapter: 'AdapterLuxon',
  hasZones: true,
  imports: () => [`import { DateTime } from 'luxon';`],
  date: (text, zoned) => ({
    code: zoned
      ? `DateTime.fromISO('${text}', { zone: 'UTC' })`
      : `DateTime.fromISO('${text}')`,
    value: DateTime.fromISO(text, zoned ? { zone: 'UTC' } : {}),
  }),
  isWeekend: {
    code: '(date) => date.weekday > 5',
    value: (date: DateTime) => date.weekday > 5,
  },
  toText: (value) =>
    DateTime.isDateTime(value) && value.isValid
      ? value.toFormat(`yyyy-MM-dd'T'HH:mm`)
      : '',
};
