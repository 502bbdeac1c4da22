import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const criteria = ['Price', 'Weight', 'Range', 'Comfort', 'Brakes', 'Service'];

export default function ProfileLines() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <LineChart
        height={300}
        xAxis={[{ scaleType: 'point', data: criteria }]}
        yAxis={[{ min: 1, max: 5, tickMinStep: 1 }]}
        series={[
          { label: 'City bike', curve: 'linear', data: [5, 3, 2, 5, 3, 4] },
          { label: 'Touring bike', curve: 'linear', data: [2, 4, 5, 4, 5, 3] },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Scores from 1 to 5. The city bike wins on price, comfort and service,
        the touring bike on weight, range and brakes.
      </Typography>
    </Box>
  );
}
