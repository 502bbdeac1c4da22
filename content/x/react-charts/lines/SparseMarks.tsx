import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart, type ShowMarkParams } from '@mui/x-charts';

const steps = [
  6.1, 7.4, 5.2, 8.8, 9.3, 4.0, 3.6, 6.9, 7.7, 6.4, 8.1, 10.2, 5.5, 4.4, 7.1,
  7.9, 6.8, 9.0, 11.3, 6.2, 5.1, 8.3,
];
const days = steps.map((_, index) => index + 1);

const everyThird = ({ index }: ShowMarkParams) => index % 3 === 0;

export default function SparseMarks() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <LineChart
        height={300}
        xAxis={[{ data: days }]}
        series={[
          { label: 'Steps (thousand)', data: steps, showMark: everyThird },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Steps per day over 22 days, between 3.6 and 11.3 thousand. Every third
        day carries a mark.
      </Typography>
    </Box>
  );
}
