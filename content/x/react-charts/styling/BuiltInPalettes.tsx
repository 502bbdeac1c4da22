import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
} from '@mui/x-charts/colorPalettes';
import * as React from 'react';

const palettes = {
  blueberryTwilight: blueberryTwilightPalette,
  mangoFusion: mangoFusionPalette,
  cheerfulFiesta: cheerfulFiestaPalette,
};
type Name = keyof typeof palettes;
const names: Name[] = ['blueberryTwilight', 'mangoFusion', 'cheerfulFiesta'];

const rooms = ['A', 'B', 'C', 'D', 'E', 'F'];
const series = rooms.map((room, index) => ({
  label: `Room ${room}`,
  data: [20 + index * 4, 30 + ((index * 7) % 20)],
}));

export default function BuiltInPalettes() {
  const [name, setName] = React.useState<Name>('mangoFusion');

  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Palette"
        value={name}
        onChange={(_event, value) => value && setName(value)}
        sx={{ flexWrap: 'wrap' }}
      >
        {names.map((option) => (
          <ToggleButton key={option} value={option}>
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        height={300}
        margin={{ top: 80 }}
        colors={palettes[name]}
        xAxis={[{ scaleType: 'band', data: ['Morning', 'Evening'] }]}
        series={series}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Seats taken in six rooms. In the morning, use grows from 20 in room A to
        40 in room F.
      </Typography>
    </Box>
  );
}
