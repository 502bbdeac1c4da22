import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const years = [2018, 2019, 2020, 2021, 2022, 2023];
const users = [40, 210, 900, 5200, 24000, 110000];

export default function ScaleTypeComparison() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {(['linear', 'log'] as const).map((scaleType) => (
          <Box key={scaleType} sx={{ flex: 1, minWidth: 0 }}>
            <LineChart
              height={260}
              margin={{ left: 60, right: 15 }}
              xAxis={[{ scaleType: 'point', data: years }]}
              yAxis={[{ scaleType }]}
              series={[{ data: users, label: `Users (${scaleType})` }]}
            />
          </Box>
        ))}
      </Stack>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Users grow from 40 to 110,000 in five years. The linear axis shows only
        the last two; the log axis shows a steady growth rate.
      </Typography>
    </Box>
  );
}
