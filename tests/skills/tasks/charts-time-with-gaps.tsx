// Task: a line over time with gaps, its axis in dollars.
import { LineChart } from '@mui/x-charts/LineChart';

const prices = [
  { day: new Date(2024, 0, 1), price: 31 },
  { day: new Date(2024, 0, 9), price: null },
  { day: new Date(2024, 1, 2), price: 36.5 },
  { day: new Date(2024, 2, 1), price: 34 },
];

const dollars = (value: number | null) => (value === null ? 'closed' : `$${value.toFixed(2)}`);

export default function Prices() {
  return (
    <LineChart
      height={300}
      dataset={prices}
      xAxis={[
        {
          scaleType: 'time',
          dataKey: 'day',
          valueFormatter: (day: Date) => day.toLocaleDateString('en-US', { month: 'short', day: 'numeric' }),
        },
      ]}
      yAxis={[{ min: 0, valueFormatter: (value: number) => `$${value}` }]}
      series={[{ dataKey: 'price', label: 'Price', connectNulls: true, valueFormatter: dollars }]}
    />
  );
}
