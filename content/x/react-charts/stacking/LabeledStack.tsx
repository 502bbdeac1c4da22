import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { StackLabels } from './StackLabels';

const sites = ['North', 'Harbor', 'Airport'];
const layers = [
  { label: 'Repairs', data: [64, 41, 88], stack: 'hours' },
  { label: 'Inspections', data: [38, 52, 45], stack: 'hours' },
  { label: 'Travel', data: [21, 17, 34], stack: 'hours' },
];

export default function LabeledStack() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <BarChart
        height={320}
        margin={{ top: 80 }}
        colors={['#7cc4f0', '#f4bd6a', '#a5d6a7']}
        xAxis={[{ scaleType: 'band', data: sites }]}
        series={layers}
      >
        <StackLabels categories={sites} layers={layers} />
      </BarChart>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Hours of a service team. The airport needs most, 167, of which 88 are
        repairs. North needs 123 and Harbor 110.
      </Typography>
    </Box>
  );
}
