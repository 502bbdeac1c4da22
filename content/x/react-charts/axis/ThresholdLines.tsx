import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

export default function ThresholdLines() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <LineChart
        height={300}
        margin={{ top: 20 }}
        xAxis={[{ data: [0, 4, 8, 12, 16, 20, 24] }]}
        yAxis={[{ min: 0, max: 10 }]}
        series={[{ data: [3.8, 4.4, 6.1, 8.6, 7.9, 5.2, 4.7] }]}
      >
        <Box component="g" sx={{ color: 'error.main' }}>
          <ChartsReferenceLine
            y={8}
            label="Limit 8 °C"
            labelAlign="start"
            lineStyle={{ stroke: 'currentColor' }}
          />
        </Box>
        <ChartsReferenceLine
          x={12}
          label="Door closed"
          labelAlign="end"
          spacing={{ x: 6, y: 12 }}
          lineStyle={{ strokeDasharray: '4 4' }}
        />
      </LineChart>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Cold room temperature over 24 hours. It passes the limit of 8 °C before
        noon, and falls again once the door is closed at hour 12.
      </Typography>
    </Box>
  );
}
