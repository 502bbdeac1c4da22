import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

export default function RoundedRing() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <PieChart
        height={240}
        series={[
          {
            innerRadius: '65%',
            paddingAngle: 4,
            cornerRadius: 8,
            data: [
              { id: 'sleep', label: 'Sleep', value: 8 },
              { id: 'work', label: 'Work', value: 7 },
              { id: 'free', label: 'Free', value: 6 },
              { id: 'travel', label: 'Travel', value: 3 },
            ],
          },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        A day of 24 hours: 8 asleep, 7 at work, 6 free and 3 traveling.
      </Typography>
    </Box>
  );
}
