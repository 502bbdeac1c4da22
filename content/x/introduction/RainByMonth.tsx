import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
const rain = [87, 92, 81, 57, 53, 44, 52, 67];

export default function RainByMonth() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, height: 240 }}>
      <BarChart
        xAxis={[{ scaleType: 'band', data: months }]}
        series={[
          {
            data: rain,
            valueFormatter: (value) => `${value} mm`,
          },
        ]}
        margin={{ top: 16, right: 0, bottom: 24, left: 32 }}
      />
    </Box>
  );
}
