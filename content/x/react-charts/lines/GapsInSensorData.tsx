import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22];

export default function GapsInSensorData() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <LineChart
        height={300}
        xAxis={[{ data: hours, valueFormatter: (hour) => `${hour}:00` }]}
        series={[
          {
            label: 'Roof',
            data: [11, 10, 9, null, null, 14, 18, 21, 22, 19, 15, 13],
            valueFormatter: (value: number | null) =>
              value === null ? 'no reading' : `${value} °C`,
          },
          {
            label: 'Cellar',
            data: [12, 12, 12, 12, 12, 12, 13, 13],
          },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Temperature in °C. The roof sensor is silent at 6:00 and 8:00; the
        cellar sensor stops after 14:00.
      </Typography>
    </Box>
  );
}
