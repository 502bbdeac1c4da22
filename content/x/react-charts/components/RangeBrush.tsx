import { styled } from '@mui/material/styles';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import * as React from 'react';

const Selection = styled('rect')(({ theme }) => ({
  fill: theme.palette.primary.main,
  fillOpacity: 0.2,
  pointerEvents: 'none',
}));

interface RangeBrushProps {
  onSelect: (range: [number, number]) => void;
}

export function RangeBrush({ onSelect }: RangeBrushProps) {
  const { left, top, width, height } = useDrawingArea();
  const scale = useXScale();
  const [drag, setDrag] = React.useState<[number, number] | null>(null);

  const pixelOf = (event: React.PointerEvent<SVGRectElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const pixel = left + event.clientX - box.left;
    return Math.min(Math.max(pixel, left), left + width);
  };
  const [from, to] = drag ? [Math.min(...drag), Math.max(...drag)] : [0, 0];

  const finish = () => {
    if ('invert' in scale && to - from > 10) {
      onSelect([Number(scale.invert(from)), Number(scale.invert(to))]);
    }
    setDrag(null);
  };

  return (
    <g>
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        fill="transparent"
        style={{ cursor: 'col-resize', touchAction: 'pan-y' }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setDrag([pixelOf(event), pixelOf(event)]);
        }}
        onPointerMove={(event) => drag && setDrag([drag[0], pixelOf(event)])}
        onPointerUp={finish}
        onPointerCancel={() => setDrag(null)}
      />
      <Selection x={from} y={top} width={to - from} height={height} />
    </g>
  );
}
