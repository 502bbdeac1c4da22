import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const items = [
  { label: 'Opening', getValue: () => dayjs('2024-07-05') },
  { label: 'Halfway', getValue: () => dayjs('2024-07-16') },
  { label: 'Closing', getValue: () => dayjs('2024-07-28') },
];

export default function HorizontalShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2024-07-16')}
          slotProps={{
            layout: {
              sx: {
                [`& .${pickersLayoutClasses.shortcuts}`]: {
                  gridColumn: 2,
                  gridRow: 1,
                },
              },
            },
            shortcuts: {
              items,
              'aria-label': 'Festival days',
              sx: { display: 'flex', overflowX: 'auto', maxWidth: 320 },
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
