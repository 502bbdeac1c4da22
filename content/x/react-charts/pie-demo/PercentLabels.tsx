import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const waste = [
  { id: 'paper', label: 'Paper', value: 212, color: '#90caf9' },
  { id: 'bio', label: 'Organic', value: 164, color: '#a5d6a7' },
  { id: 'plastic', label: 'Plastic', value: 131, color: '#ffe082' },
  { id: 'glass', label: 'Glass', value: 58, color: '#80cbc4' },
  { id: 'metal', label: 'Metal', value: 11, color: '#bcaaa4' },
];
const total = waste.reduce((sum, { value }) => sum + value, 0);
const asShare = ({ value }: { value: number }) =>
  `${Math.round((value / total) * 100)}%`;

export default function PercentLabels() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <PieChart
        height={260}
        series={[
          {
            data: waste,
            arcLabel: asShare,
            arcLabelMinAngle: 20,
            arcLabelRadius: '65%',
          },
        ]}
        sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#000' } }}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Waste of a household: paper 37%, organic 28%, plastic 23%, glass 10%,
        metal 2% of 576 kg.
      </Typography>
    </Box>
  );
}
