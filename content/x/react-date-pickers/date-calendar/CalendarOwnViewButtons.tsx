import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateView } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import * as React from 'react';

const views: DateView[] = ['year', 'month', 'day'];

export default function CalendarOwnViewButtons() {
  const [view, setView] = React.useState<DateView>('month');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack alignItems="center" spacing={2}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Choose the"
          value={view}
          onChange={(_event, next: DateView | null) => setView(next ?? view)}
        >
          {views.map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DateCalendar
          defaultValue={dayjs('2024-06-12')}
          views={views}
          view={view}
          onViewChange={setView}
        />
      </Stack>
    </LocalizationProvider>
  );
}
