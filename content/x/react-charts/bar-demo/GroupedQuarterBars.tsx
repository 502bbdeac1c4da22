import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

export default function GroupedQuarterBars() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <BarChart
        height={300}
        xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        series={[
          { label: '2022', data: [182, 214, 239, 205] },
          { label: '2023', data: [196, 241, 268, 251] },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Bookings per quarter. Every quarter of 2023 beats the year before; Q4
        gains most, from 205 to 251.
      </Typography>
    </Box>
  );
}
