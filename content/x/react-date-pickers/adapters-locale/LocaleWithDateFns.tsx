import Stack from '@mui/material/Stack';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { de, enUS, fr } from 'date-fns/locale';
import * as React from 'react';
import { LocaleChoice } from './LocaleChoice';

const locales = { enUS, de, fr };
const names = ['enUS', 'de', 'fr'] as const;

export default function LocaleWithDateFns() {
  const [name, setName] = React.useState<keyof typeof locales>('fr');

  return (
    <Stack alignItems="center" spacing={2}>
      <LocaleChoice names={names} chosen={name} onChoose={setName} />
      <LocalizationProvider
        dateAdapter={AdapterDateFns}
        adapterLocale={locales[name]}
      >
        <DateTimeField
          label="Departure"
          defaultValue={new Date(2024, 5, 12, 17, 45)}
        />
      </LocalizationProvider>
    </Stack>
  );
}
