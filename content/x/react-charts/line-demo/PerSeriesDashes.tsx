import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

export default function PerSeriesDashes() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <LineChart
        height={280}
        xAxis={[{ scaleType: 'point', data: ['W1', 'W2', 'W3', 'W4', 'W5'] }]}
        series={[
          { id: 'plan', label: 'Plan', data: [20, 40, 60, 80, 100] },
          { id: 'actual', label: 'Actual', data: [14, 37, 52, 79, 94] },
        ]}
        sx={{
          '& .MuiLineElement-series-plan': { strokeDasharray: '8 5' },
        }}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Pages translated by week. The dashed plan is 100 in week 5; 94 are done.
      </Typography>
    </Box>
  );
}
