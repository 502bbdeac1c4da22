import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const warm = '#ef6c00';
const air = '#1e88e5';

export default function UnitsOnTwoAxes() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <LineChart
        height={300}
        xAxis={[{ scaleType: 'point', data: days }]}
        yAxis={[
          { id: 'celsius', min: 0 },
          { id: 'pressure', min: 980, max: 1040 },
        ]}
        rightAxis="pressure"
        series={[
          {
            label: '°C',
            yAxisKey: 'celsius',
            color: warm,
            data: [14, 17, 21, 23, 16, 13, 15],
          },
          {
            label: 'hPa',
            yAxisKey: 'pressure',
            color: air,
            data: [1012, 1018, 1024, 1015, 998, 1003, 1011],
          },
        ]}
        sx={{
          [`& .${axisClasses.left} text`]: { fill: warm },
          [`& .${axisClasses.right} text`]: { fill: air },
        }}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        A week of weather. Pressure falls from 1,024 hPa on Wednesday to 998 on
        Friday, and the temperature follows from 23 to 13 °C.
      </Typography>
    </Box>
  );
}
