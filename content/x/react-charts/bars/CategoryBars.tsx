import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function CategoryBars() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <BarChart
        height={300}
        xAxis={[{ scaleType: 'band', data: days }]}
        series={[
          {
            id: 'cups',
            label: 'Cups sold',
            data: [84, 91, 88, 97, 132, 176, 120],
            valueFormatter: (value) => `${value} cups`,
          },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Cups of coffee sold per weekday. Saturday leads with 176, more than
        twice as many as Monday.
      </Typography>
    </Box>
  );
}
