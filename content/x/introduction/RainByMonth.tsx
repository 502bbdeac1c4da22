import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
const rain = [87, 92, 81, 57, 53, 44, 52, 67];

export default function RainByMonth() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%', maxWidth: 480 }}>
      <BarChart
        height={240}
        xAxis={[{ scaleType: 'band', data: months }]}
        series={[
          {
            data: rain,
            valueFormatter: (value) => `${value} mm`,
          },
        ]}
        margin={{ top: 16, right: 0, bottom: 24, left: 32 }}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Rain by month, in mm. February is the wettest with 92 mm, June the
        driest with 44 mm.
      </Typography>
    </Box>
  );
}
