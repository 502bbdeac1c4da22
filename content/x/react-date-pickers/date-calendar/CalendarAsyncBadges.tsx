import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';
import { DayWithDelivery, type DeliverySlotProps } from './DayWithDelivery';
import { loadDeliveryDays } from './loadDeliveryDays';

export default function CalendarAsyncBadges() {
  const request = React.useRef<AbortController>();
  const [days, setDays] = React.useState<readonly string[] | null>([
    '2024-06-02',
    '2024-06-11',
    '2024-06-19',
  ]);
  const [failed, setFailed] = React.useState(false);

  const loadMonth = async (month: Dayjs) => {
    request.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    request.current = controller;
    setDays(null);
    setFailed(false);
    try {
      const loaded = await loadDeliveryDays(month, signal);
      if (!signal.aborted) setDays(loaded);
    } catch {
      if (!signal.aborted) {
        setDays([]);
        setFailed(true);
      }
    }
  };

  React.useEffect(() => () => request.current?.abort(), []);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack alignItems="center">
        <DateCalendar
          defaultValue={dayjs('2024-06-12')}
          loading={days === null}
          renderLoading={() => <DayCalendarSkeleton />}
          onMonthChange={loadMonth}
          onYearChange={loadMonth}
          slots={{ day: DayWithDelivery }}
          slotProps={{
            day: { deliveryDays: days ?? [] } as DeliverySlotProps,
          }}
        />
        <Typography role="status" variant="body2" color="error">
          {failed && 'The deliveries of this month did not load.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
