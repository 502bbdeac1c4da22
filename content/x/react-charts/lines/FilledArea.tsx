import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [6, 8, 10, 12, 14, 16, 18, 20];

export default function FilledArea() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <LineChart
        height={300}
        xAxis={[{ data: hours, valueFormatter: (hour) => `${hour}:00` }]}
        series={[
          {
            area: true,
            label: 'Solar panel output',
            data: [0.1, 1.2, 2.9, 3.8, 3.6, 2.4, 0.9, 0.1],
            valueFormatter: (value) => `${value} kW`,
          },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Output in kW over one day. It rises from 0.1 at 6:00 to 3.8 at noon and
        falls back by 20:00.
      </Typography>
    </Box>
  );
}
