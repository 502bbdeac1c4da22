import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import * as React from 'react';
import 'dayjs/locale/de';
import 'dayjs/locale/fr';
import { deDE, enUS, frFR } from '@mui/x-date-pickers/locales';
import { LocaleChoice } from './LocaleChoice';

const texts = { en: enUS, de: deDE, fr: frFR };
const names = ['en', 'de', 'fr'] as const;

export default function PlaceholderLanguage() {
  const [name, setName] = React.useState<keyof typeof texts>('de');
  const { localeText } =
    texts[name].components.MuiLocalizationProvider.defaultProps;

  return (
    <Stack alignItems="center" spacing={2}>
      <LocaleChoice names={names} chosen={name} onChoose={setName} />
      <LocalizationProvider
        key={name}
        dateAdapter={AdapterDayjs}
        adapterLocale={name}
        localeText={localeText}
      >
        <DateField focused label="Date" />
      </LocalizationProvider>
    </Stack>
  );
}
