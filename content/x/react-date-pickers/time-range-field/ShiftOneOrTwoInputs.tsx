import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';

const shift: DateRange<Dayjs> = [
  dayjs('2024-03-04T06:30'),
  dayjs('2024-03-04T14:15'),
];

export default function ShiftOneOrTwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 400 }}>
        <SingleInputTimeRangeField
          label="Early shift"
          defaultValue={shift}
          clearable
        />
        <MultiInputTimeRangeField
          defaultValue={shift}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Begins' : 'Ends',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
