import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';
import * as React from 'react';
import { Choice } from '../../../parts/Choice';
import { ImportLine } from './ImportLine';

const morning = dayjs('2024-06-12T09:45');

const components = {
  date: {
    popup: ['DatePicker', <DatePicker label="Date" defaultValue={morning} />],
    keyboard: ['DateField', <DateField label="Date" defaultValue={morning} />],
    inline: ['DateCalendar', <DateCalendar defaultValue={morning} />],
  },
  time: {
    popup: ['TimePicker', <TimePicker label="Time" defaultValue={morning} />],
    keyboard: ['TimeField', <TimeField label="Time" defaultValue={morning} />],
    inline: ['TimeClock', <TimeClock defaultValue={morning} />],
  },
} as const;
const values = ['date', 'time'] as const;
const styles = ['popup', 'keyboard', 'inline'] as const;

export default function ComponentFinder() {
  const [value, setValue] = React.useState<(typeof values)[number]>('date');
  const [style, setStyle] = React.useState<(typeof styles)[number]>('popup');
  const [name, preview] = components[value][style];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="center" sx={{ minHeight: 460 }}>
        <Choice
          label="Value"
          options={values}
          chosen={value}
          onChoose={setValue}
        />
        <Choice
          label="Style"
          options={styles}
          chosen={style}
          onChoose={setStyle}
        />
        <ImportLine name={name} />
        {preview}
      </Stack>
    </LocalizationProvider>
  );
}
