import type { AxisConfig } from '@mui/x-charts';
import type { ResponsiveChartContainerProps } from '@mui/x-charts/ResponsiveChartContainer';

export const xAxis: AxisConfig<'band'>[] = [
  {
    id: 'months',
    scaleType: 'band',
    data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
  },
];

export const yAxis = [
  { id: 'money', min: 0, max: 150 },
  { id: 'percent', min: 0, max: 40 },
];

export const series: ResponsiveChartContainerProps['series'] = [
  {
    id: 'sales',
    type: 'bar',
    label: 'Sales in k€',
    yAxisKey: 'money',
    data: [84, 91, 104, 118, 121, 132],
  },
  {
    id: 'margin',
    type: 'line',
    label: 'Margin in %',
    yAxisKey: 'percent',
    color: '#ef6c00',
    data: [34, 34, 31, 29, 28, 26],
  },
];
