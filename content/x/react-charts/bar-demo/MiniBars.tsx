import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function MiniBars() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%', maxWidth: 360 }}>
      <BarChart
        height={90}
        margin={{ top: 5, right: 5, bottom: 5, left: 5 }}
        bottomAxis={null}
        leftAxis={null}
        xAxis={[{ scaleType: 'band', data: days }]}
        series={[{ data: [31, 28, 34, 39, 52, 61, 47] }]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        292 visits this week. Saturday has the most, 61.
      </Typography>
    </Box>
  );
}
