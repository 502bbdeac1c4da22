import Stack from '@mui/material/Stack';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';
import * as React from 'react';
import { LocaleChoice } from './LocaleChoice';

const names = ['en-US', 'sv', 'pt-BR'] as const;

export default function LocaleWithLuxon() {
  const [name, setName] = React.useState<(typeof names)[number]>('sv');

  return (
    <Stack alignItems="center" spacing={2}>
      <LocaleChoice names={names} chosen={name} onChoose={setName} />
      <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale={name}>
        <DateTimeField
          label="Departure"
          defaultValue={DateTime.fromISO('2024-06-12T17:45')}
        />
      </LocalizationProvider>
    </Stack>
  );
}
