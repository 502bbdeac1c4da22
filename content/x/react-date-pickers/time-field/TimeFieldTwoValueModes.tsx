import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

export default function TimeFieldTwoValueModes() {
  const [value, setValue] = React.useState<Dayjs | null>(
    dayjs('2024-06-12T07:40'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TimeField
          label="Uncontrolled"
          defaultValue={dayjs('2024-06-12T07:40')}
        />
        <TimeField label="Controlled" value={value} onChange={setValue} />
        <Typography variant="body2" role="status">
          State:{' '}
          {value?.isValid() ? value.format('YYYY-MM-DD HH:mm:ss') : 'no time'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
