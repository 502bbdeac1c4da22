import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { species } from './leaves';

export default function ScatterByGroup() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <ScatterChart
        height={300}
        xAxis={[{ label: 'Length of the leaf in cm', min: 0 }]}
        yAxis={[{ label: 'Width in cm', min: 0 }]}
        series={species}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Leaves of three trees. Willow leaves are long and narrow, lime leaves as
        wide as long, and beech leaves lie between them.
      </Typography>
    </Box>
  );
}
