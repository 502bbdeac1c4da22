import { styled } from '@mui/material/styles';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';

const Shade = styled('rect')(({ theme }) => ({
  fill: theme.palette.action.selected,
}));

export function WeekendShade({ days }: { days: string[] }) {
  const { top, height } = useDrawingArea();
  const scale = useXScale();
  if (!('step' in scale)) {
    return null;
  }
  const gap = scale.step() - scale.bandwidth();
  return days.map((day) => (
    <Shade
      key={day}
      x={(scale(day) ?? 0) - gap / 2}
      y={top}
      width={scale.step()}
      height={height}
    />
  ));
}
