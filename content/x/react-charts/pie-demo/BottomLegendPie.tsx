import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const seats = [
  { id: 'red', label: 'Red', value: 41, color: '#e53935' },
  { id: 'green', label: 'Green', value: 33, color: '#43a047' },
  { id: 'blue', label: 'Blue', value: 26, color: '#1e88e5' },
];
const position = { vertical: 'bottom', horizontal: 'middle' } as const;

export default function BottomLegendPie() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <PieChart
        height={280}
        margin={{ top: 10, right: 10, bottom: 60, left: 10 }}
        slotProps={{ legend: { direction: 'row', position } }}
        series={[{ data: seats }]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Seats of a council: red 41, green 33, blue 26.
      </Typography>
    </Box>
  );
}
