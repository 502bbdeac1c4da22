import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { LineChart } from '@mui/x-charts/LineChart';

const colorAxis = (side: 'left' | 'right', color: string) => ({
  [`& .${axisClasses[side]}`]: {
    [`& .${axisClasses.line}, & .${axisClasses.tick}`]: { stroke: color },
    [`& .${axisClasses.tickLabel}`]: { fill: color },
  },
});

export default function AxisColorsWithSx() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <LineChart
        height={280}
        xAxis={[{ scaleType: 'point', data: ['2 m', '5 m', '10 m', '20 m'] }]}
        yAxis={[{ id: 'light' }, { id: 'warmth' }]}
        leftAxis="light"
        rightAxis="warmth"
        series={[
          {
            label: 'Light, %',
            color: '#ef6c00',
            yAxisKey: 'light',
            data: [72, 48, 21, 6],
          },
          {
            label: 'Water, °C',
            color: '#0288d1',
            yAxisKey: 'warmth',
            data: [21, 19, 14, 8],
          },
        ]}
        sx={{
          ...colorAxis('left', '#ef6c00'),
          ...colorAxis('right', '#0288d1'),
        }}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        A lake by depth. At 20 m, 6% of the light is left (left axis) and the
        water has 8 °C (right axis).
      </Typography>
    </Box>
  );
}
