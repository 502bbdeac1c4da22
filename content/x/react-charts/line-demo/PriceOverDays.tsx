import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const start = Date.UTC(2023, 2, 1);
const days = Array.from({ length: 60 }, (_, index) => index);
const dates = days.map((index) => new Date(start + index * 86400000));
const prices = days.map(
  (index) =>
    84 + index * 0.3 + 5 * Math.sin(index / 6) + 2 * Math.sin(index * 1.7),
);
const asDay = (date: Date) =>
  date.toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });

export default function PriceOverDays() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <LineChart
        height={300}
        margin={{ top: 20 }}
        xAxis={[
          {
            scaleType: 'utc',
            data: dates,
            tickNumber: 6,
            valueFormatter: asDay,
          },
        ]}
        series={[
          {
            data: prices,
            showMark: false,
            valueFormatter: (price) => `${price.toFixed(2)} €`,
          },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Price of coffee in March and April. It rises in waves from 84 € to 105 €
        and ends at 99 €.
      </Typography>
    </Box>
  );
}
