import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

export default function HalfDonut() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <PieChart
        height={140}
        margin={{ bottom: 15 }}
        series={[
          {
            startAngle: -90,
            endAngle: 90,
            cy: '100%',
            innerRadius: 60,
            outerRadius: 95,
            data: [
              { id: 'used', label: 'Used', value: 68, color: '#0288d1' },
              { id: 'free', label: 'Free', value: 32, color: '#b0bec5' },
            ],
          },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        68 of 100 GB are used, 32 GB are free.
      </Typography>
    </Box>
  );
}
