import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import type { HighlightScope } from '@mui/x-charts/context';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

export const chartNames = ['bar', 'line', 'pie', 'scatter'] as const;

const days = ['Mon', 'Tue', 'Wed', 'Thu'];
const rows = [
  { label: 'Online', data: [24, 31, 28, 36] },
  { label: 'Counter', data: [52, 48, 50, 57] },
  { label: 'Phone', data: [12, 9, 15, 11] },
];

export function HighlightScopeChart(props: {
  chart: (typeof chartNames)[number];
  highlightScope: HighlightScope;
}) {
  const { chart, highlightScope } = props;
  const series = rows.map((row) => ({ ...row, highlightScope }));
  const slices = rows.map((row) => ({
    label: row.label,
    value: row.data.reduce((sum, value) => sum + value, 0),
  }));
  const points = series.map((row) => ({
    ...row,
    markerSize: 7,
    data: row.data.map((y, x) => ({ id: x, x, y })),
  }));

  return (
    <Box component="figure" sx={{ m: 0 }}>
      {chart === 'bar' && (
        <BarChart
          height={260}
          xAxis={[{ scaleType: 'band', data: days }]}
          series={series}
        />
      )}
      {chart === 'line' && (
        <LineChart
          height={260}
          xAxis={[{ scaleType: 'point', data: days }]}
          series={series}
        />
      )}
      {chart === 'pie' && (
        <PieChart height={260} series={[{ data: slices, highlightScope }]} />
      )}
      {chart === 'scatter' && <ScatterChart height={260} series={points} />}
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Orders from Monday to Thursday: 207 at the counter, 119 online, 47 by
        phone.
      </Typography>
    </Box>
  );
}
