// Task: a donut with shares as labels; hover fades the other slices.
import { PieChart } from '@mui/x-charts/PieChart';

const votes = [
  { id: 'yes', value: 61, label: 'Yes', color: '#386641' },
  { id: 'no', value: 34, label: 'No', color: '#bc4749' },
  { id: 'none', value: 5, label: 'No vote', color: '#a7a7a7' },
];

const total = votes.reduce((sum, { value }) => sum + value, 0);

export default function Votes() {
  return (
    <PieChart
      height={260}
      series={[
        {
          data: votes,
          innerRadius: 60,
          arcLabel: (item) => `${Math.round((100 * item.value) / total)}%`,
          arcLabelMinAngle: 20,
          highlightScope: { highlighted: 'item', faded: 'global' },
          faded: { additionalRadius: -10 },
        },
      ]}
    />
  );
}
