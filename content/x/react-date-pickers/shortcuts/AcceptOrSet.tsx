import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const items = [
  { label: 'Early bird', getValue: () => dayjs('2024-06-14') },
  { label: 'Late booking', getValue: () => dayjs('2024-06-28') },
];

const toText = (value: Dayjs | null) =>
  value?.isValid() ? value.format('MMM D') : 'no date';

export default function AcceptOrSet() {
  const [accepts, setAccepts] = React.useState(false);
  const [log, setLog] = React.useState('Open the calendar, pick a shortcut');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="flex-start">
        <FormControlLabel
          control={<Switch checked={accepts} />}
          onChange={(_event, checked) => setAccepts(checked)}
          label="Accept at once"
        />
        <DesktopDatePicker
          label="Booking deadline"
          defaultValue={dayjs('2024-06-14')}
          onChange={(value) => setLog(`Changed: ${toText(value)}`)}
          onAccept={(value) => setLog(`Accepted: ${toText(value)}`)}
          slotProps={{
            shortcuts: {
              items,
              changeImportance: accepts ? 'accept' : 'set',
              'aria-label': 'Deadlines',
            },
          }}
        />
        <Typography variant="body2" role="status">
          {log}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
