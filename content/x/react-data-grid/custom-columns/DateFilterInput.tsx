import type { GridFilterInputValueProps } from '@mui/x-data-grid';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';

const twoDigits = (part: number) => String(part).padStart(2, '0');

const toText = (date: Date | null) =>
  date && !Number.isNaN(date.getTime())
    ? `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`
    : undefined;

/** Reads and writes the date of a filter as text, such as 2024-05-03. */
export function DateFilterInput({
  item,
  applyValue,
}: GridFilterInputValueProps) {
  const [year, month = 1, day] = String(item.value ?? '')
    .split('-')
    .map(Number);
  return (
    <DatePicker
      label="Value"
      value={year ? new Date(year, month - 1, day) : null}
      onChange={(date) => applyValue({ ...item, value: toText(date) })}
      slotProps={{ textField: { variant: 'standard' } }}
    />
  );
}
