import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

export default function LabelledSeriesLegend() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <LineChart
        height={260}
        xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu'] }]}
        series={[
          { label: 'Highest', data: [19, 22, 21, 24] },
          { data: [14, 16, 16, 18], color: '#9e9e9e' },
          { label: 'Lowest', data: [8, 9, 11, 12] },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Temperatures in °C. The gray line between highest and lowest is the
        mean; it rises from 14 to 18.
      </Typography>
    </Box>
  );
}
