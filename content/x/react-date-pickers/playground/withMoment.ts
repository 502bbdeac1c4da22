import moment, { type Moment } from 'moment-timezone';
import 'moment/locale/de';
import 'moment/locale/fr';
import type { DateLibrary } from './dateLibrary';

// The imports above changed the global locale.
moment.locale('en');

export const withMoment: DateLibrary = {
  adapter: 'AdapterMoment',
  hasZones: true,
  imports: (zoned) => [
    `import moment from '${zoned ? 'moment-timezone' : 'moment'}';`,
  ],
  localeImport: (locale) => `import 'moment/locale/${locale}';`,
  dateLibInstance: 'moment',
  date: (text, zoned) => ({
    code: zoned ? `moment.utc('${text}')` : `moment('${text}')`,
    value: zoned ? moment.utc(text) : moment(text),
  }),
  isWeekend: {
    code: '(date) => date.day() % 6 === 0',
    value: (date: Moment) => date.day() % 6 === 0,
  },
  toText: (value) =>
    moment.isMoment(value) && value.isValid()
      ? value.format('YYYY-MM-DDTHH:mm')
      : '',
};
