import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

export default function DebouncedSave() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2024-06-12'));
  const [changed, setChanged] = React.useState<Dayjs | null>();
  const [requests, setRequests] = React.useState<readonly string[]>([]);

  React.useEffect(() => {
    if (changed === undefined) {
      return undefined;
    }
    const timer = setTimeout(() => {
      const text = changed?.format('YYYY-MM-DD') ?? 'no date';
      setRequests((previous) => [...previous, text]);
    }, 1000);
    return () => clearTimeout(timer);
  }, [changed]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker
          label="Renewal date"
          value={value}
          onChange={(newValue, context) => {
            setValue(newValue);
            setChanged(context.validationError === null ? newValue : undefined);
          }}
        />
        <Typography variant="body2" role="status">
          Requests: {requests.length}. Last saved: {requests.at(-1) ?? 'none'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
