import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

export default function SeriesColors() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <LineChart
        height={260}
        xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu'] }]}
        series={[
          { label: 'Ripe', data: [12, 18, 31, 44], color: '#c62828' },
          { label: 'Turning', data: [25, 28, 24, 17], color: '#f9a825' },
          { label: 'Green', data: [63, 54, 45, 39], color: '#2e7d32' },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Tomatoes in a greenhouse. Ripe ones grow from 12 to 44, green ones fall
        from 63 to 39.
      </Typography>
    </Box>
  );
}
