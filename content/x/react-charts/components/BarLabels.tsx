import { styled } from '@mui/material/styles';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

const Label = styled('text')(({ theme }) => ({
  ...theme.typography.caption,
  fill: 'currentColor',
  textAnchor: 'middle',
  pointerEvents: 'none',
}));

interface BarLabelsProps {
  categories: string[];
  series: { label: string; data: number[] }[];
  barGapRatio?: number;
}

export function BarLabels(props: BarLabelsProps) {
  const { categories, series, barGapRatio = 0.1 } = props;
  const xScale = useXScale();
  const yScale = useYScale();
  if (!('bandwidth' in xScale) || 'bandwidth' in yScale) {
    return null;
  }
  const gaps = (series.length - 1) * barGapRatio;
  const barWidth = xScale.bandwidth() / (series.length + gaps);

  return series.map(({ label, data }, seriesIndex) => (
    <g key={label}>
      {data.map((value, index) => {
        const category = categories[index] ?? '';
        const start = xScale(category) ?? 0;
        const offset = seriesIndex * barWidth * (1 + barGapRatio);
        return (
          <Label
            key={category}
            x={start + offset + barWidth / 2}
            y={yScale(value) - 4}
          >
            {value}
          </Label>
        );
      })}
    </g>
  ));
}
