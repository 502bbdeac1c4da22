import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

export default function PasteIsoDate() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2024-06-12'));

  const pasteIsoDay = (event: React.ClipboardEvent) => {
    const text = event.clipboardData.getData('text').trim();
    if (isoDay.test(text) && dayjs(text).format('YYYY-MM-DD') === text) {
      event.preventDefault();
      event.stopPropagation();
      setValue(dayjs(text));
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box onPasteCapture={pasteIsoDay}>
        <DateField label="Valid until" value={value} onChange={setValue} />
      </Box>
    </LocalizationProvider>
  );
}
