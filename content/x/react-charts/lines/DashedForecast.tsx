import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

export default function DashedForecast() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <LineChart
        height={300}
        xAxis={[
          {
            scaleType: 'point',
            data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'],
          },
        ]}
        series={[
          { id: 'actual', label: 'Actual', data: [210, 224, 241, 238, 262] },
          {
            id: 'forecast',
            label: 'Forecast',
            data: [null, null, null, null, 262, 274, 287, 301],
            showMark: ({ index }) => index > 4,
          },
        ]}
        sx={{
          '& .MuiLineElement-series-forecast': { strokeDasharray: '6 5' },
        }}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Subscribers. Actual numbers reach 262 in May; the dashed forecast
        continues to 301 in August.
      </Typography>
    </Box>
  );
}
