import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const stages = ['Produced', 'Stored', 'Used'];

export default function StagesAsStackedBars() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <BarChart
        height={300}
        xAxis={[{ scaleType: 'band', data: stages }]}
        series={[
          { label: 'Wind', data: [52, 50, 45], stack: 'energy' },
          { label: 'Solar', data: [31, 28, 24], stack: 'energy' },
          { label: 'Water', data: [17, 16, 12], stack: 'energy' },
          {
            label: 'Lost',
            data: [0, 6, 19],
            stack: 'energy',
            color: '#b0bec5',
          },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        100 GWh from production to use. 6 are lost up to storage and 19 up to
        use; of the 81 used, 45 come from wind.
      </Typography>
    </Box>
  );
}
