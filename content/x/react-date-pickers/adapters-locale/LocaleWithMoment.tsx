import Stack from '@mui/material/Stack';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import moment from 'moment';
import * as React from 'react';
import 'moment/locale/es';
import 'moment/locale/ko';
import { LocaleChoice } from './LocaleChoice';

// The imports above changed the global locale.
moment.locale('en');

const names = ['en', 'es', 'ko'] as const;

export default function LocaleWithMoment() {
  const [name, setName] = React.useState<(typeof names)[number]>('es');

  return (
    <Stack alignItems="center" spacing={2}>
      <LocaleChoice names={names} chosen={name} onChoose={setName} />
      <LocalizationProvider dateAdapter={AdapterMoment} adapterLocale={name}>
        <DateTimeField
          label="Departure"
          defaultValue={moment('2024-06-12T17:45')}
        />
      </LocalizationProvider>
    </Stack>
  );
}
