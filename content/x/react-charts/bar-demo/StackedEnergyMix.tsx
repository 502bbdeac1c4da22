import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

export default function StackedEnergyMix() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <BarChart
        height={300}
        xAxis={[{ scaleType: 'band', data: ['2005', '2010', '2015', '2020'] }]}
        series={[
          { label: 'Hydro', data: [40, 41, 41, 42], stack: 'mix' },
          { label: 'Wind', data: [9, 18, 36, 58], stack: 'mix' },
          { label: 'Solar', data: [1, 6, 17, 31], stack: 'mix' },
          { label: 'Gas', data: [88, 79, 61, 37], stack: 'mix' },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Electricity of a region in TWh. Gas falls from 88 to 37; wind grows to
        58 and solar to 31, with hydro unchanged at about 41.
      </Typography>
    </Box>
  );
}
