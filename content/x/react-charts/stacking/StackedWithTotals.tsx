import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  type ChartsAxisContentProps,
  DefaultChartsAxisTooltipContent,
} from '@mui/x-charts/ChartsTooltip';

function TooltipWithTotal(props: ChartsAxisContentProps) {
  const bars = props.series.flatMap((item) =>
    item.type === 'bar' ? [item] : [],
  );
  const [first] = bars;
  if (!first) {
    return null;
  }
  const data = first.data.map((_, index) =>
    bars.reduce((sum, bar) => sum + (bar.data[index] ?? 0), 0),
  );
  const total = {
    ...first,
    id: 'total',
    label: 'Total',
    color: 'transparent',
    data,
  };
  return (
    <DefaultChartsAxisTooltipContent {...props} series={[...bars, total]} />
  );
}

export default function StackedWithTotals() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <BarChart
        height={300}
        slots={{ axisContent: TooltipWithTotal }}
        xAxis={[{ scaleType: 'band', data: ['May', 'Jun', 'Jul', 'Aug'] }]}
        series={[
          { label: 'Adults', data: [420, 510, 690, 720], stack: 'visitors' },
          { label: 'Children', data: [180, 260, 440, 470], stack: 'visitors' },
          { label: 'Groups', data: [90, 140, 60, 45], stack: 'visitors' },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Visitors of a museum. The total is 690 in May, 910 in June, 1,190 in
        July, and 1,235 in August.
      </Typography>
    </Box>
  );
}
