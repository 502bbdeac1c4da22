import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const levels = [42, 55, 38, 61, 74, 49];
const limit = 50;
const quiet = levels.map((level) => (level <= limit ? level : 0));
const loud = levels.map((level) => (level > limit ? level : 0));
const hours = ['8', '10', '12', '14', '16', '18'];

export default function BarsColoredByValue() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <BarChart
        height={280}
        tooltip={{ trigger: 'item' }}
        xAxis={[{ scaleType: 'band', data: hours, label: 'Hour' }]}
        series={[
          {
            label: 'Up to 50 dB',
            data: quiet,
            stack: 'noise',
            color: '#43a047',
          },
          {
            label: 'Above 50 dB',
            data: loud,
            stack: 'noise',
            color: '#e53935',
          },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Noise in a street by hour. It passes 50 dB at 10:00 (55), 14:00 (61) and
        16:00 (74).
      </Typography>
    </Box>
  );
}
