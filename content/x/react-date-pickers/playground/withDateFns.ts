import { format, isValid, isWeekend, parseISO } from 'date-fns';
import type { DateLibrary } from './dateLibrary';

export const withDateFns: DateLibrary = {
  adapter: 'AdapterDateFns',
  hasZones: false,
  imports: () => [],
  localeImport: (locale) => `import { ${locale} } from 'date-fns/locale';`,
  importsLocale: true,
  date: (text) => ({
    code: `parseISO('${text}')`,
    value: parseISO(text),
    imports: [`import { parseISO } from 'date-fns';`],
  }),
  isWeekend: {
    code: 'isWeekend',
    value: (date: Date) => isWeekend(date),
    imports: [`import { isWeekend } from 'date-fns';`],
  },
  toText: (value) =>
    value instanceof Date && isValid(value)
      ? format(value, `yyyy-MM-dd'T'HH:mm`)
      : '',
};
