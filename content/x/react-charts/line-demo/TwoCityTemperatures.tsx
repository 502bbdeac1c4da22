import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'];

export default function TwoCityTemperatures() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <LineChart
        height={300}
        xAxis={[{ scaleType: 'point', data: months }]}
        series={[
          { label: 'Oslo, °C', data: [-2, 1, 12, 18, 12, 2] },
          { label: 'Sydney, °C', data: [24, 22, 16, 13, 17, 21] },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Mean temperature of two cities. Their seasons are opposite: in July,
        Oslo has 18 °C and Sydney 13 °C.
      </Typography>
    </Box>
  );
}
