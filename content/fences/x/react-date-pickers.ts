import type { TextFieldProps } from '@mui/material/TextField';
import type { DateTimePickerProps } from '@mui/x-date-pickers/DateTimePicker';
import type { deDE } from '@mui/x-date-pickers/locales';
import type { FieldRef, FieldSection } from '@mui/x-date-pickers/models';
import type { PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import type { DateRange } from '@mui/x-date-pickers-pro';
import type { Dayjs } from 'dayjs';
import type * as React from 'react';

export { Settings } from 'luxon';

type Unsaid = any;
type Setter = React.Dispatch<React.SetStateAction<Unsaid>>;

export type FenceFragment = Partial<DateTimePickerProps<Dayjs>>;

export declare const booked: Set<string>;
export declare const date: Dayjs | null;
export declare const day: Dayjs;
export declare const days: number[];
export declare const end: Dayjs;
export declare const error: Unsaid;
export declare const from: Dayjs | null;
export declare const input: HTMLInputElement;
export declare const note: string;
export declare const opening: Dayjs;
export declare const range: DateRange<Dayjs>;
export declare const selected: Unsaid;
export declare const shift: DateRange<Dayjs>;
export declare const start: Dayjs;
export declare const submitted: boolean;
export declare const time: Dayjs | null;
export declare const to: Dayjs | null;
export declare const value: Dayjs | null;

/** Props that a slot `field` receives. */
export declare const InputProps: TextFieldProps['InputProps'];
export declare const inputProps: TextFieldProps['inputProps'];
export declare const disabled: boolean;
export declare const id: string;
export declare const label: React.ReactNode;
export declare const onBlur: TextFieldProps['onBlur'];
export declare const onChange: React.ChangeEventHandler<HTMLInputElement>;
export declare const onClick: React.MouseEventHandler;
export declare const onFocus: TextFieldProps['onFocus'];
export declare const fieldRef: React.RefObject<FieldRef<FieldSection>>;
export declare const loadMonth: (...values: Unsaid[]) => Promise<Unsaid>;
export declare const spanMidnight: (
  range: DateRange<Dayjs>,
) => DateRange<Dayjs>;

export declare const setLastValid: Setter;
export declare const setMoment: Setter;
export declare const setRange: Setter;
export declare const setReminder: Setter;
export declare const setShift: Setter;
export declare const setTime: Setter;

export type NoteProps = Unsaid;
export declare function DayWithNote(
  props: PickersDayProps<Dayjs>,
): React.ReactElement;
export declare function Field(props: Unsaid): React.ReactElement;
export declare function MyDay(
  props: PickersDayProps<Dayjs>,
): React.ReactElement;
export declare function OpenPickerButton(props: Unsaid): React.ReactElement;
export declare function OpenPickerIcon(props: Unsaid): React.ReactElement;
export declare function ToolbarWithNote(props: Unsaid): React.ReactElement;
export declare const slotProps: Readonly<Record<string, Unsaid>>;
export declare function InputAdornment(props: Unsaid): React.ReactElement;
export declare const germanText: typeof deDE.components.MuiLocalizationProvider.defaultProps.localeText;
