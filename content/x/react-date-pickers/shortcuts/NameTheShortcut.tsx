import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const items = [
  { label: 'Spring term', getValue: () => dayjs('2024-03-04') },
  { label: 'Summer term', getValue: () => dayjs('2024-06-10') },
  { label: 'Autumn term', getValue: () => dayjs('2024-09-02') },
];

export default function NameTheShortcut() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2024-06-10'));
  const [source, setSource] = React.useState('Summer term');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          value={value}
          onChange={(newValue, context) => {
            setValue(newValue);
            setSource(context.shortcut?.label ?? 'the calendar');
          }}
          slotProps={{ shortcuts: { items, 'aria-label': 'Terms' } }}
        />
        <Typography variant="body2" role="status">
          {value?.format('MMMM D, YYYY')}, chosen with {source}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
