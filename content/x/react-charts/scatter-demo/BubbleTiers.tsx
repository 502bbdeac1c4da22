import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { toPoints } from './toPoints';

const small = toPoints([3, 62], [5, 71], [8, 66], [11, 78], [14, 81], [19, 74]);
const medium = toPoints([7, 79], [12, 84], [16, 88], [22, 86]);
const large = toPoints([15, 93], [26, 95]);

export default function BubbleTiers() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <ScatterChart
        height={300}
        xAxis={[{ label: 'Months as a customer', min: 0 }]}
        yAxis={[{ label: 'Satisfaction', min: 50, max: 100 }]}
        series={[
          { label: 'Up to 10 seats', data: small, markerSize: 4 },
          { label: 'Up to 100', data: medium, markerSize: 9 },
          { label: 'More', data: large, markerSize: 16 },
        ]}
        sx={{ '& circle': { fillOpacity: 0.7 } }}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Twelve customers. The two largest are the most satisfied, with 93 and
        95; small ones range from 62 to 81.
      </Typography>
    </Box>
  );
}
