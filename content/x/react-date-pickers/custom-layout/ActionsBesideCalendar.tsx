import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

export default function ActionsBesideCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2024-09-13')}
          slotProps={{
            actionBar: { actions: ['clear', 'cancel', 'accept'] },
            layout: {
              sx: {
                [`& .${pickersLayoutClasses.actionBar}`]: {
                  gridColumn: 3,
                  gridRow: 2,
                  flexDirection: 'column',
                  '& > :not(style)': { marginInlineStart: 0 },
                },
              },
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
