import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const share = {
  stack: 'devices',
  stackOffset: 'expand',
  area: true,
  showMark: false,
} as const;
const years = ['2015', '2017', '2019', '2021', '2023'];

export default function ShareOfTraffic() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <LineChart
        height={300}
        xAxis={[{ scaleType: 'point', data: years }]}
        yAxis={[{ max: 1, valueFormatter: (v: number) => `${v * 100}%` }]}
        series={[
          { ...share, label: 'Phone', data: [210, 340, 520, 690, 880] },
          { ...share, label: 'Tablet', data: [130, 140, 120, 95, 70] },
          { ...share, label: 'Desktop', data: [460, 430, 400, 380, 350] },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Visits by device. Phones grow from 26% to 68% of all visits, desktops
        fall from 58% to 27%.
      </Typography>
    </Box>
  );
}
