import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const quakes = [
  { id: 1, x: Date.UTC(2023, 4, 2), y: 2.1 },
  { id: 2, x: Date.UTC(2023, 4, 9), y: 3.4 },
  { id: 3, x: Date.UTC(2023, 4, 10), y: 2.8 },
  { id: 4, x: Date.UTC(2023, 4, 10), y: 4.6 },
  { id: 5, x: Date.UTC(2023, 4, 11), y: 3.1 },
  { id: 6, x: Date.UTC(2023, 4, 13), y: 2.2 },
  { id: 7, x: Date.UTC(2023, 4, 27), y: 1.9 },
];
const asDay = (value: Date | number) =>
  new Date(value).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });

export default function EventsOverTime() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <ScatterChart
        height={280}
        margin={{ top: 20 }}
        xAxis={[{ scaleType: 'utc', valueFormatter: asDay }]}
        yAxis={[{ label: 'Magnitude', min: 0, max: 5 }]}
        series={[
          {
            data: quakes,
            markerSize: 6,
            valueFormatter: ({ x, y }) => `${asDay(x)}: ${y}`,
          },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Seven earthquakes in May. Five of them fall between the 9th and the
        13th, the strongest of 4.6 on the 10th.
      </Typography>
    </Box>
  );
}
