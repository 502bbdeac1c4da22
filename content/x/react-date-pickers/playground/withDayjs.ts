import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import 'dayjs/locale/de';
import 'dayjs/locale/fr';
import type { DateLibrary } from './dateLibrary';

dayjs.extend(utc);
dayjs.extend(timezone);

export const withDayjs: DateLibrary = {
  adapter: 'AdapterDayjs',
  hasZones: true,
  imports: (zoned) => [
    `import dayjs from 'dayjs';`,
    ...(zoned
      ? [
          `import timezone from 'dayjs/plugin/timezone';`,
          `import utc from 'dayjs/plugin/utc';`,
        ]
      : []),
  ],
  setup: 'dayjs.extend(utc);\ndayjs.extend(timezone);',
  localeImport: (locale) => `import 'dayjs/locale/${locale}';`,
  date: (text, zoned) => ({
    code: zoned ? `dayjs.utc('${text}')` : `dayjs('${text}')`,
    value: zoned ? dayjs.utc(text) : dayjs(text),
  }),
  isWeekend: {
    code: '(date) => date.day() % 6 === 0',
    value: (date: Dayjs) => date.day() % 6 === 0,
  },
  toText: (value) =>
    dayjs.isDayjs(value) && value.isValid()
      ? value.format('YYYY-MM-DDTHH:mm')
      : '',
};
