import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

export default function DatePickerClearButton() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2024-06-12'));
  const [clearCount, setClearCount] = React.useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        <DatePicker
          label="Reminder"
          value={value}
          onChange={setValue}
          slotProps={{
            field: {
              clearable: true,
              onClear: () => setClearCount((count) => count + 1),
            },
            actionBar: ({ wrapperVariant }) => ({
              actions:
                wrapperVariant === 'mobile'
                  ? ['clear', 'cancel', 'accept']
                  : [],
            }),
          }}
        />
        <Typography variant="body2" role="status">
          {value?.isValid() ? 'A reminder is set.' : 'No reminder.'} Uses of the
          button: {clearCount}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
