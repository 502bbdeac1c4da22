import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import type { LedgerEntry } from '../../data/ledger';
import { inEuros, ofAccount, ofPeriod, type Period, total } from './entries';

interface MonthlyBarsProps {
  entries: readonly LedgerEntry[];
  period: Period;
}

const compact = new Intl.NumberFormat('en', { notation: 'compact' });

export function MonthlyBars({ entries, period }: MonthlyBarsProps) {
  const count = period.to.diff(period.from, 'month') + 1;
  const months = Array.from({ length: count }, (_, index) =>
    period.from.add(index, 'month'),
  );
  const totals = (kind: string) =>
    months.map((month) =>
      total(ofAccount(ofPeriod(entries, { from: month, to: month }), kind)),
    );
  const income = totals('Income');
  const expense = totals('Expense');
  const sums = months.map(
    (month, index) =>
      `${month.format('MMM')} ${inEuros(income[index] ?? 0)}, ${inEuros(expense[index] ?? 0)}`,
  );
  const shared = { stack: 'net', valueFormatter: inEuros };

  return (
    <Box
      role="img"
      aria-label={`Income and expense by month: ${sums.join('; ')}`}
      sx={{ height: 320 }}
    >
      <BarChart
        xAxis={[
          {
            scaleType: 'band',
            data: months.map((month) => month.format('MMM')),
          },
        ]}
        yAxis={[{ valueFormatter: compact.format }]}
        series={[
          { ...shared, label: 'Income', data: income },
          { ...shared, label: 'Expense', data: expense },
        ]}
        margin={{ top: 48, right: 0, bottom: 24, left: 36 }}
      />
    </Box>
  );
}
