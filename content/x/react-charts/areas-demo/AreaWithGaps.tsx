import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const readings = [18, 24, 27, null, null, 33, 29, 22];
const days = ['1', '2', '3', '4', '5', '6', '7', '8'];

export default function AreaWithGaps() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <LineChart
        height={280}
        xAxis={[{ scaleType: 'point', data: days, label: 'Day' }]}
        yAxis={[{ min: 0 }]}
        series={[
          {
            label: 'Bridged',
            data: readings,
            area: true,
            connectNulls: true,
            color: '#b0bec5',
          },
          { label: 'Measured', data: readings, area: true, color: '#00897b' },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Fine dust in µg/m³. Days 4 and 5 were not measured; the gray area
        assumes a steady rise from 27 to 33.
      </Typography>
    </Box>
  );
}
