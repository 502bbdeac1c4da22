import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import type { Dayjs } from 'dayjs';

export type FenceFragment = Partial<PickersShortcutsItem<Dayjs | null>>;
