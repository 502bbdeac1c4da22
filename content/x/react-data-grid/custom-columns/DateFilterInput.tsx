import type { GridFilterInputValueProps } from '@mui/x-data-grid';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { format, isValid, parseISO } from 'date-fns';

const toText = (date: Date | null, pattern: string) =>
  date && isValid(date) ? format(date, pattern) : undefined;

const slotProps = { textField: { variant: 'standard' } } as const;

/** Reads and writes the date of a filter as text, such as 2024-05-03. */
export function DateFilterInput({
  item,
  applyValue,
}: GridFilterInputValueProps) {
  return (
    <DatePicker
      label="Value"
      value={item.value ? parseISO(item.value) : null}
      onChange={(date) =>
        applyValue({ ...item, value: toText(date, 'yyyy-MM-dd') })
      }
      slotProps={slotProps}
    />
  );
}

/** The same with the time, such as 2024-05-03T09:12. */
export function DateTimeFilterInput({
  item,
  applyValue,
}: GridFilterInputValueProps) {
  return (
    <DateTimePicker
      label="Value"
      value={item.value ? parseISO(item.value) : null}
      onChange={(date) =>
        applyValue({ ...item, value: toText(date, "yyyy-MM-dd'T'HH:mm") })
      }
      slotProps={slotProps}
    />
  );
}
