import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const people: [height: number, weight: number][] = [
  [154, 51],
  [157, 58],
  [159, 52],
  [161, 63],
  [163, 57],
  [165, 66],
  [166, 59],
  [168, 70],
  [170, 62],
  [171, 68],
  [173, 77],
  [174, 66],
  [176, 73],
  [178, 82],
  [180, 74],
  [181, 79],
  [184, 90],
  [186, 80],
  [189, 88],
  [193, 94],
];

export default function HeightVersusWeight() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <ScatterChart
        height={300}
        margin={{ top: 20 }}
        xAxis={[{ label: 'Height in cm' }]}
        yAxis={[{ label: 'Weight in kg' }]}
        series={[{ data: people.map(([x, y], id) => ({ id, x, y })) }]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Height and weight of 20 people. Taller people tend to be heavier: about
        11 kg more for every 10 cm.
      </Typography>
    </Box>
  );
}
