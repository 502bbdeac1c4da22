import type { DateRange } from '@mui/x-date-pickers-pro';
import type { Dayjs } from 'dayjs';

export declare const value: DateRange<Dayjs>;
