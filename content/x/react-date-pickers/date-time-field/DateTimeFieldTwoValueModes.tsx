import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const initial = dayjs('2024-09-18T08:45');

export default function DateTimeFieldTwoValueModes() {
  const [value, setValue] = React.useState<Dayjs | null>(initial);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimeField label="Uncontrolled" defaultValue={initial} />
        <DateTimeField label="Controlled" value={value} onChange={setValue} />
        <Typography variant="body2" role="status">
          State:{' '}
          {value?.isValid() ? value.format('YYYY-MM-DDTHH:mm') : 'no moment'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
