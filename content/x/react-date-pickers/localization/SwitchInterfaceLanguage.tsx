import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import * as React from 'react';
import 'dayjs/locale/de';
import { deDE } from '@mui/x-date-pickers/locales';

const germanText =
  deDE.components.MuiLocalizationProvider.defaultProps.localeText;

export default function SwitchInterfaceLanguage() {
  const [words, setWords] = React.useState(true);
  const [dates, setDates] = React.useState(false);

  return (
    <Stack alignItems="center" spacing={1}>
      <Stack direction="row" flexWrap="wrap" justifyContent="center">
        <FormControlLabel
          control={
            <Switch checked={words} onChange={(_event, on) => setWords(on)} />
          }
          label="German words"
        />
        <FormControlLabel
          control={
            <Switch checked={dates} onChange={(_event, on) => setDates(on)} />
          }
          label="German dates"
        />
      </Stack>
      <LocalizationProvider
        key={String(dates)}
        dateAdapter={AdapterDayjs}
        adapterLocale={dates ? 'de' : 'en'}
        localeText={words ? germanText : undefined}
      >
        <StaticDatePicker defaultValue={dayjs('2024-05-22')} />
      </LocalizationProvider>
    </Stack>
  );
}
