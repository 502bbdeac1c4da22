import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const asDollars = (value: number) => `$${value.toLocaleString('en-US')}`;
const asYear = (value: number) => value.toString();

export default function CurrencyAndYearFormat() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <LineChart
        height={280}
        margin={{ left: 80 }}
        xAxis={[
          {
            data: [2019, 2020, 2021, 2022, 2023],
            valueFormatter: asYear,
            tickMinStep: 1,
          },
        ]}
        yAxis={[{ min: 0, valueFormatter: asDollars }]}
        series={[
          {
            label: 'Subscriptions',
            data: [8200, 11400, 15900, 19300, 24100],
            valueFormatter: asDollars,
          },
          {
            label: 'One-off sales',
            data: [6100, 5200, 5800, 5500, 4900],
            valueFormatter: asDollars,
          },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Monthly income per year. Subscriptions nearly triple to $24,100 in 2023,
        while one-off sales fall to $4,900.
      </Typography>
    </Box>
  );
}
