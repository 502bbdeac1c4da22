import type { Dayjs } from 'dayjs';

export function describeDate(value: Dayjs | null) {
  if (value === null) {
    return 'null';
  }
  return value.isValid() ? value.format('YYYY-MM-DD') : 'invalid date';
}
