import Badge from '@mui/material/Badge';
import {
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers/PickersDay';
import type { Dayjs } from 'dayjs';

interface DeliveryProps {
  deliveryDays?: readonly string[];
}

/** For `slotProps.day`, whose type does not know the date. */
export type DeliverySlotProps = DeliveryProps &
  Partial<PickersDayProps<unknown>>;

export function DayWithDelivery(props: DeliveryProps & PickersDayProps<Dayjs>) {
  const { deliveryDays = [], ...other } = props;
  const { day, outsideCurrentMonth } = props;
  const hasDelivery =
    !outsideCurrentMonth && deliveryDays.includes(day.format('YYYY-MM-DD'));

  return (
    <Badge
      component="div"
      overlap="circular"
      color="secondary"
      variant="dot"
      invisible={!hasDelivery}
    >
      <PickersDay
        {...other}
        aria-label={hasDelivery ? `${day.date()}, delivery` : undefined}
      />
    </Badge>
  );
}
