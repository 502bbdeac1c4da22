import Box from '@mui/material/Box';
import { useDrawingArea } from '@mui/x-charts/hooks';

/** Texts for top left, top right, bottom left and bottom right. */
export function CornerLabels({ texts }: { texts: string[] }) {
  const { left, top, width, height } = useDrawingArea();
  return texts.map((text, index) => (
    <Box
      component="text"
      key={text}
      x={index % 2 === 0 ? left + 8 : left + width - 8}
      y={index < 2 ? top + 16 : top + height - 8}
      textAnchor={index % 2 === 0 ? 'start' : 'end'}
      fill="currentColor"
      pointerEvents="none"
      sx={{ typography: 'overline', color: 'text.secondary' }}
    >
      {text}
    </Box>
  ));
}
