import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

export default function AxisPlacement() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <BarChart
        height={260}
        margin={{ bottom: 10, left: 10 }}
        xAxis={[
          { id: 'days', scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu'] },
        ]}
        yAxis={[{ id: 'hours' }]}
        series={[{ data: [6, 8, 7, 5] }]}
        topAxis="days"
        rightAxis={{ axisId: 'hours', tickSize: 10 }}
        bottomAxis={null}
        leftAxis={null}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Machine hours per day: 6, 8, 7 and 5, with the axes at the top and on
        the right.
      </Typography>
    </Box>
  );
}
