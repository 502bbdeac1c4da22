import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

export default function NoTooltip() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <BarChart
        height={240}
        tooltip={{ trigger: 'none' }}
        axisHighlight={{ x: 'none', y: 'none' }}
        skipAnimation
        xAxis={[{ scaleType: 'band', data: ['2021', '2022', '2023'] }]}
        series={[{ label: 'Members', data: [1240, 1385, 1510] }]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Members at the end of the year: 1,240 in 2021, 1,385 in 2022, 1,510 in
        2023.
      </Typography>
    </Box>
  );
}
