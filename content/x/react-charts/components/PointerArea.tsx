import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import type * as React from 'react';

type Scale = ReturnType<typeof useYScale>;

const valueAt = (scale: Scale, pixel: number) =>
  'invert' in scale ? Number(scale.invert(pixel)) : Number.NaN;

interface PointerAreaProps {
  axisIds: [string, string];
  onMove: (values: number[]) => void;
}

export function PointerArea({ axisIds, onMove }: PointerAreaProps) {
  const { left, top, width, height } = useDrawingArea();
  const first = useYScale(axisIds[0]);
  const second = useYScale(axisIds[1]);

  const handleMove = (event: React.PointerEvent<SVGRectElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const pixel = top + event.clientY - box.top;
    onMove([valueAt(first, pixel), valueAt(second, pixel)]);
  };

  return (
    <rect
      x={left}
      y={top}
      width={width}
      height={height}
      fill="transparent"
      onPointerMove={handleMove}
    />
  );
}
