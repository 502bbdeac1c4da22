import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const readings = [
  { day: new Date(2024, 2, 1), kwh: 9.4 },
  { day: new Date(2024, 2, 4), kwh: 8.7 },
  { day: new Date(2024, 2, 6), kwh: 10.1 },
  { day: new Date(2024, 2, 13), kwh: 7.2 },
  { day: new Date(2024, 2, 15), kwh: 6.8 },
  { day: new Date(2024, 2, 28), kwh: 5.1 },
];

const formatDay = (day: Date) =>
  day.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });

export default function TimeScaleLine() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <LineChart
        height={300}
        dataset={readings}
        xAxis={[
          {
            scaleType: 'time',
            dataKey: 'day',
            valueFormatter: formatDay,
            tickNumber: 6,
          },
        ]}
        series={[{ dataKey: 'kwh', label: 'Heating (kWh)', curve: 'linear' }]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Meter readings in March 2024, taken on irregular days. Heating falls
        from 9.4 to 5.1 kWh.
      </Typography>
    </Box>
  );
}
