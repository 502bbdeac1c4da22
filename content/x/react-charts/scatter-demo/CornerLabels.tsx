import { styled } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';

const Label = styled('text')(({ theme }) => ({
  ...theme.typography.overline,
  fill: theme.palette.text.secondary,
  pointerEvents: 'none',
}));

/** Texts for top left, top right, bottom left and bottom right. */
export function CornerLabels({ texts }: { texts: string[] }) {
  const { left, top, width, height } = useDrawingArea();
  return texts.map((text, index) => (
    <Label
      key={text}
      x={index % 2 === 0 ? left + 8 : left + width - 8}
      y={index < 2 ? top + 16 : top + height - 8}
      textAnchor={index % 2 === 0 ? 'start' : 'end'}
    >
      {text}
    </Label>
  ));
}
