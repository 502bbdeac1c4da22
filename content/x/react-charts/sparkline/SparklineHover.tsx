import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const plotTypes = ['line', 'bar'] as const;

export default function SparklineHover() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <Stack direction="row" spacing={4}>
        {plotTypes.map((plotType) => (
          <Box key={plotType} sx={{ flex: 1, minWidth: 0 }}>
            <SparkLineChart
              data={[120, 134, 128, 141, 155, 149, 162]}
              plotType={plotType}
              height={80}
              showTooltip
              showHighlight
              valueFormatter={(value) => `${value} kWh`}
            />
          </Box>
        ))}
      </Stack>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Energy per day. Use grows from 120 to 162 kWh in a week.
      </Typography>
    </Box>
  );
}
