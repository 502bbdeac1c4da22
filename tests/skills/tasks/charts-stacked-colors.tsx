// Task: stacked bars in colors of our own, without the legend.
import { BarChart } from '@mui/x-charts/BarChart';

export default function Energy() {
  return (
    <BarChart
      height={300}
      xAxis={[{ scaleType: 'band', data: ['2021', '2022', '2023'] }]}
      yAxis={[{ label: 'TWh' }]}
      series={[
        { label: 'Wind', data: [114, 125, 142], stack: 'power', color: '#2a9d8f' },
        { label: 'Sun', data: [49, 60, 64], stack: 'power', color: '#e9c46a' },
        { label: 'Gas', data: [90, 78, 75], stack: 'power', color: '#8d99ae' },
      ]}
      slotProps={{ legend: { hidden: true } }}
    />
  );
}
