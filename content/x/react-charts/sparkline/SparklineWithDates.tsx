import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const readings = [
  { day: new Date(2023, 8, 1), level: 62 },
  { day: new Date(2023, 8, 2), level: 64 },
  { day: new Date(2023, 8, 9), level: 91 },
  { day: new Date(2023, 8, 11), level: 88 },
  { day: new Date(2023, 8, 20), level: 70 },
];

export default function SparklineWithDates() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <SparkLineChart
        data={readings.map(({ level }) => level)}
        height={90}
        showTooltip
        showHighlight
        xAxis={{
          scaleType: 'time',
          data: readings.map(({ day }) => day),
          valueFormatter: (day: Date) =>
            day.toLocaleDateString('en-US', { month: 'long', day: 'numeric' }),
        }}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Water level in cm at five dates in September. It peaks at 91 on the 9th
        and falls to 70 by the 20th.
      </Typography>
    </Box>
  );
}
