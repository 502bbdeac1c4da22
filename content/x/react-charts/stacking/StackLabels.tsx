import { styled } from '@mui/material/styles';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

const Text = styled('text')(({ theme }) => ({
  ...theme.typography.caption,
  fill: 'currentColor',
  textAnchor: 'middle',
  dominantBaseline: 'central',
  pointerEvents: 'none',
}));

interface StackLabelsProps {
  categories: string[];
  /** One stack of positive values, the layer at the baseline first. */
  layers: { label: string; data: number[] }[];
}

export function StackLabels({ categories, layers }: StackLabelsProps) {
  const xScale = useXScale();
  const yScale = useYScale();
  if (!('bandwidth' in xScale) || 'bandwidth' in yScale) {
    return null;
  }

  return categories.map((category, index) => {
    const x = (xScale(category) ?? 0) + xScale.bandwidth() / 2;
    let top = 0;
    return (
      <g key={category}>
        {layers.map(({ label, data }) => {
          const value = data[index] ?? 0;
          top += value;
          return (
            <Text
              key={label}
              x={x}
              y={yScale(top - value / 2)}
              style={{ fill: 'black' }}
            >
              {value}
            </Text>
          );
        })}
        <Text x={x} y={yScale(top) - 10}>
          {top}
        </Text>
      </g>
    );
  });
}
