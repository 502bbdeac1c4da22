import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { SortedTotalTooltip } from './SortedTotalTooltip';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export default function CustomAxisTooltip() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <LineChart
        height={280}
        slots={{ axisContent: SortedTotalTooltip }}
        xAxis={[{ scaleType: 'point', data: months }]}
        series={[
          { label: 'Tents', data: [12, 15, 28, 44, 61, 72] },
          { label: 'Boots', data: [58, 52, 47, 40, 33, 25] },
          { label: 'Stoves', data: [21, 19, 24, 30, 38, 41] },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Units rented per month. Tents overtake boots in April and reach 72 in
        June; the total grows from 91 to 138.
      </Typography>
    </Box>
  );
}
