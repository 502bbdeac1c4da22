import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { DateTime } from 'luxon';
import moment from 'moment';
import * as React from 'react';
import { AdapterSelect } from './AdapterSelect';

const text = '2024-06-12T09:45';

const pickers = {
  AdapterDayjs: (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker label="Dayjs" defaultValue={dayjs(text)} />
    </LocalizationProvider>
  ),
  AdapterDateFns: (
    <LocalizationProvider dateAdapter={AdapterDateFns}>
      <DateTimePicker label="Date" defaultValue={new Date(text)} />
    </LocalizationProvider>
  ),
  AdapterLuxon: (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <DateTimePicker label="DateTime" defaultValue={DateTime.fromISO(text)} />
    </LocalizationProvider>
  ),
  AdapterMoment: (
    <LocalizationProvider dateAdapter={AdapterMoment}>
      <DateTimePicker label="Moment" defaultValue={moment(text)} />
    </LocalizationProvider>
  ),
};

type Name = keyof typeof pickers;
const names = Object.keys(pickers) as Name[];

export default function AdapterSwitchboard() {
  const [name, setName] = React.useState<Name>('AdapterDayjs');

  return (
    <Stack spacing={2} alignItems="flex-start">
      <AdapterSelect names={names} chosen={name} onChoose={setName} />
      <React.Fragment key={name}>{pickers[name]}</React.Fragment>
      <Typography
        variant="body2"
        sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}
      >
        {`import { ${name} } from '@mui/x-date-pickers/${name}';`}
      </Typography>
    </Stack>
  );
}
