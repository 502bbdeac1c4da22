import type { DateTimePickerProps } from '@mui/x-date-pickers/DateTimePicker';
import type { Dayjs } from 'dayjs';

export type FenceFragment = Partial<DateTimePickerProps<Dayjs>>;
