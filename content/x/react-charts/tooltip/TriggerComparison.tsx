import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const triggers = ['axis', 'item'] as const;
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function TriggerComparison() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <Stack direction={{ xs: 'column', md: 'row' }}>
        {triggers.map((trigger) => (
          <Box key={trigger} sx={{ flex: 1, minWidth: 0 }}>
            <Typography align="center">trigger: '{trigger}'</Typography>
            <BarChart
              height={240}
              margin={{ left: 30, right: 10 }}
              tooltip={{ trigger }}
              xAxis={[{ scaleType: 'band', data: days }]}
              series={[
                { label: 'Online', data: [24, 31, 28, 36, 45] },
                { label: 'Counter', data: [52, 48, 50, 57, 71] },
              ]}
            />
          </Box>
        ))}
      </Stack>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        The same orders per weekday in both charts. On Friday, 45 come in online
        and 71 at the counter.
      </Typography>
    </Box>
  );
}
