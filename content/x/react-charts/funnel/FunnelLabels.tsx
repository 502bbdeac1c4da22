import { styled } from '@mui/material/styles';
import {
  getValueToPositionMapper,
  useDrawingArea,
  useYScale,
} from '@mui/x-charts/hooks';

const Label = styled('text')(({ theme }) => ({
  ...theme.typography.body2,
  fill: 'currentColor',
  textAnchor: 'middle',
  dominantBaseline: 'central',
  pointerEvents: 'none',
}));

interface FunnelLabelsProps {
  names: string[];
  values: number[];
}

export function FunnelLabels({ names, values }: FunnelLabelsProps) {
  const { left, width } = useDrawingArea();
  const toY = getValueToPositionMapper(useYScale());

  return values.map((value, index) => {
    const before = values[index - 1];
    const rate = before ? ` (${Math.round((value / before) * 100)}%)` : '';
    return (
      <Label key={names[index]} x={left + width / 2} y={toY(names[index])}>
        {value}
        {rate}
      </Label>
    );
  });
}
