import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import * as React from 'react';
import { PointerArea } from './PointerArea';

const yAxis = [
  { id: 'temperature', min: 0, max: 30 },
  { id: 'humidity', min: 0, max: 100 },
];
const hours = [6, 8, 10, 12, 14, 16, 18];

export default function CursorReadout() {
  const [values, setValues] = React.useState([20, 67]);

  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <LineChart
        height={280}
        xAxis={[{ scaleType: 'point', data: hours }]}
        yAxis={yAxis}
        rightAxis="humidity"
        series={[
          { label: 'Greenhouse, °C', data: [14, 16, 20, 25, 27, 24, 19] },
          {
            label: 'Humidity, %',
            data: [88, 82, 70, 58, 52, 57, 69],
            yAxisKey: 'humidity',
          },
        ]}
        tooltip={{ trigger: 'none' }}
      >
        <PointerArea axisIds={['temperature', 'humidity']} onMove={setValues} />
      </LineChart>
      <Typography>
        At the pointer: {values[0]?.toFixed(1)} °C on the left axis,{' '}
        {values[1]?.toFixed(0)}% on the right axis
      </Typography>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        A day in the greenhouse. It is warmest at 14:00 with 27 °C, when the
        humidity is lowest with 52%.
      </Typography>
    </Box>
  );
}
