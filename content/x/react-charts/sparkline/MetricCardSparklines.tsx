import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const metrics = [
  { name: 'Subscribers', now: '1,284', trend: [980, 1010, 1090, 1150, 1284] },
  { name: 'Cancellations', now: '17', trend: [31, 28, 30, 22, 17] },
  { name: 'Income', now: '24.1 k€', trend: [19.2, 20.4, 20.1, 22.8, 24.1] },
];

export default function MetricCardSparklines() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%' }}
    >
      {metrics.map(({ name, now, trend }) => (
        <Paper
          key={name}
          variant="outlined"
          sx={{ flex: 1, minWidth: 0, p: 2 }}
        >
          <Typography variant="body2" color="text.secondary">
            {name}
          </Typography>
          <Typography component="p" variant="h5">
            {now}
          </Typography>
          <Box aria-hidden="true" sx={{ height: 60 }}>
            <SparkLineChart data={trend} />
          </Box>
          <Typography variant="caption">{trend[0]} four weeks ago</Typography>
        </Paper>
      ))}
    </Stack>
  );
}
