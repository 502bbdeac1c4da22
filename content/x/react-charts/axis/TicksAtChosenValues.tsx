import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const minutes = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90];
const heartRate = [88, 131, 144, 150, 148, 104, 139, 152, 157, 149];
const common = { height: 220, margin: { top: 20 } };

export default function TicksAtChosenValues() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <LineChart
            {...common}
            xAxis={[
              { data: minutes, tickInterval: [0, 45, 90], label: 'Array' },
            ]}
            series={[{ data: heartRate }]}
          />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <LineChart
            {...common}
            xAxis={[
              {
                scaleType: 'point',
                data: minutes,
                tickInterval: (minute: number) => minute % 20 === 0,
                label: 'Function',
              },
            ]}
            series={[{ data: heartRate }]}
          />
        </Box>
      </Stack>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Heart rate over 90 minutes, twice. Array: ticks at 0, 45 and 90, the
        start, half-time and end. Function: every second point has a tick.
      </Typography>
    </Box>
  );
}
