import dayjs, { type Dayjs } from 'dayjs';
import type { LedgerEntry } from '../../data/ledger';

/** Two months of the same year; both are part of the period. */
export interface Period {
  from: Dayjs;
  to: Dayjs;
}

export const wholePeriod: Period = {
  from: dayjs('2024-01-01'),
  to: dayjs('2024-05-01'),
};

export function ofPeriod(
  entries: readonly LedgerEntry[],
  { from, to }: Period,
) {
  return entries.filter(
    ({ date }) =>
      date.getMonth() >= from.month() && date.getMonth() <= to.month(),
  );
}

/** `account` is an account, a kind, or `All`. */
export function ofAccount(entries: readonly LedgerEntry[], account: string) {
  return entries.filter(
    (entry) =>
      account === 'All' || entry.kind === account || entry.account === account,
  );
}

export function total(entries: readonly LedgerEntry[]) {
  return entries.reduce((sum, { amount }) => sum + amount, 0);
}

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

/** The mark in front keeps a minus on the left in texts from right to left. */
export function inEuros(amount: number | null) {
  return `\u200E${euros.format(amount ?? 0)}`;
}
