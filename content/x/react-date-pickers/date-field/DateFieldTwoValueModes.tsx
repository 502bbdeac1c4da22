import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

function describe(value: Dayjs | null) {
  if (value === null) {
    return 'null';
  }
  return value.isValid() ? value.format('YYYY-MM-DD') : 'an invalid date';
}

export default function DateFieldTwoValueModes() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('1987-09-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateField label="Uncontrolled" defaultValue={dayjs('1987-09-12')} />
        <DateField label="Controlled" value={value} onChange={setValue} />
        <Typography variant="body2" role="status">
          State: {describe(value)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
