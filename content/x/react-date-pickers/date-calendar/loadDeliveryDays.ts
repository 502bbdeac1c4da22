import type { Dayjs } from 'dayjs';

/** Answers after a while, as a server would, unless the request is aborted. */
export function loadDeliveryDays(month: Dayjs, signal: AbortSignal) {
  return new Promise<readonly string[]>((resolve) => {
    const first = 2 + (month.month() % 5);
    const days = [first, first + 9, first + 17].map((day) =>
      month.date(day).format('YYYY-MM-DD'),
    );
    const timer = setTimeout(() => resolve(days), 800);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}
