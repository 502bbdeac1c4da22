import type { PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import type { Dayjs } from 'dayjs';
import type * as React from 'react';

type Unsaid = any;

export type FenceFragment = Unsaid;

export {
  apiRef,
  colDef,
  columns,
  filterModel,
  id,
  model,
  rows,
  selected,
} from './react-data-grid';

export declare const busy: boolean;
export declare const date: Dayjs | null;
export declare const input: HTMLInputElement;
export declare const handle: (...values: Unsaid[]) => void;
export declare const hideMenu: (event: React.SyntheticEvent) => void;
export declare const highlight: (...values: Unsaid[]) => void;
export declare const search: (value: Unsaid) => void;

export type BusyProps = Unsaid;
export declare function MyDay(
  props: PickersDayProps<Dayjs>,
): React.ReactElement;
