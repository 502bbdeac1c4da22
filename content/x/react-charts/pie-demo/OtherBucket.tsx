import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const browsers = [
  { id: 'Finch', value: 412 },
  { id: 'Wren', value: 288 },
  { id: 'Heron', value: 17 },
  { id: 'Swift', value: 145 },
  { id: 'Robin', value: 9 },
  { id: 'Crane', value: 96 },
  { id: 'Dove', value: 14 },
  { id: 'Lark', value: 6 },
  { id: 'Owl', value: 11 },
  { id: 'Kite', value: 2 },
];

const sorted = [...browsers].sort((a, b) => b.value - a.value);
const other = sorted.slice(4).reduce((sum, { value }) => sum + value, 0);
const slices = [...sorted.slice(0, 4), { id: 'Other', value: other }].map(
  (slice) => ({ ...slice, label: slice.id }),
);

export default function OtherBucket() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <PieChart height={240} series={[{ data: slices }]} />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Visits with ten browsers, of which six are summed up:{' '}
        {slices.map(({ label, value }) => `${label} ${value}`).join(', ')}.
      </Typography>
    </Box>
  );
}
