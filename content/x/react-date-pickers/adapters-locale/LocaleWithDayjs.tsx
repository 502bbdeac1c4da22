import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import * as React from 'react';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/ja';
import { LocaleChoice } from './LocaleChoice';

const locales = ['en', 'en-gb', 'de', 'ja'] as const;

export default function LocaleWithDayjs() {
  const [locale, setLocale] = React.useState<(typeof locales)[number]>('de');

  return (
    <Stack alignItems="center" spacing={2}>
      <LocaleChoice names={locales} chosen={locale} onChoose={setLocale} />
      <LocalizationProvider
        key={locale}
        dateAdapter={AdapterDayjs}
        adapterLocale={locale}
      >
        <DateTimePicker
          label="Departure"
          defaultValue={dayjs('2024-06-12T17:45')}
        />
        <DateCalendar defaultValue={dayjs('2024-06-12')} />
      </LocalizationProvider>
    </Stack>
  );
}
