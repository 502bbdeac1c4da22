import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

export default function FieldClearButton() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2024-06-12'));
  const [clears, setClears] = React.useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Follow-up"
        value={value}
        onChange={setValue}
        clearable
        onClear={() => setClears((count) => count + 1)}
        helperText={`Times cleared: ${clears}`}
      />
    </LocalizationProvider>
  );
}
