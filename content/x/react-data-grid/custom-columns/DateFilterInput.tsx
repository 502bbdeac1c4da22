import type { GridFilterInputValueProps } from '@mui/x-data-grid';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { format, isValid, parseISO } from 'date-fns';

const toText = (date: Date | null) =>
  date && isValid(date) ? format(date, 'yyyy-MM-dd') : undefined;

/** Reads and writes the date of a filter as text, such as 2024-05-03. */
export function DateFilterInput({
  item,
  applyValue,
}: GridFilterInputValueProps) {
  return (
    <DatePicker
      label="Value"
      value={item.value ? parseISO(item.value) : null}
      onChange={(date) => applyValue({ ...item, value: toText(date) })}
      slotProps={{ textField: { variant: 'standard' } }}
    />
  );
}
