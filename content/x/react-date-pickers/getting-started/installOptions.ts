export const plans = {
  Community: '@mui/x-date-pickers',
  Pro: '@mui/x-date-pickers-pro',
};

export const libraries = {
  dayjs: { install: 'dayjs@1', adapter: 'AdapterDayjs' },
  'date-fns 2': { install: 'date-fns@2', adapter: 'AdapterDateFns' },
  'date-fns 3': { install: 'date-fns@3', adapter: 'AdapterDateFns' },
  luxon: { install: 'luxon@3', adapter: 'AdapterLuxon' },
  moment: { install: 'moment@2', adapter: 'AdapterMoment' },
  'date-fns-jalali': {
    install: 'date-fns-jalali@2.13.0-0',
    adapter: 'AdapterDateFnsJalali',
  },
  'moment-jalaali': {
    install: 'moment@2 moment-jalaali@0.10',
    adapter: 'AdapterMomentJalaali',
  },
  'moment-hijri': {
    install: 'moment@2 moment-hijri@2',
    adapter: 'AdapterMomentHijri',
  },
};

export type Library = keyof typeof libraries;

export const managers = {
  npm: 'npm install',
  pnpm: 'pnpm add',
  yarn: 'yarn add',
};
