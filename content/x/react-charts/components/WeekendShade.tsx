import Box from '@mui/material/Box';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';

export function WeekendShade({ days }: { days: string[] }) {
  const { top, height } = useDrawingArea();
  const scale = useXScale();
  if (!('step' in scale)) {
    return null;
  }
  const gap = scale.step() - scale.bandwidth();
  return (
    <Box component="g" sx={{ color: 'action.selected' }} fill="currentColor">
      {days.map((day) => (
        <rect
          key={day}
          x={(scale(day) ?? 0) - gap / 2}
          y={top}
          width={scale.step()}
          height={height}
        />
      ))}
    </Box>
  );
}
