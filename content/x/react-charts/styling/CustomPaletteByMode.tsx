import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const brandPalette = (mode: 'light' | 'dark') =>
  mode === 'light'
    ? ['#00363a', '#00838f', '#e65100', '#ffb300']
    : ['#b2ebf2', '#26c6da', '#ff8a50', '#ffe082'];

export default function CustomPaletteByMode() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <PieChart
        height={220}
        colors={brandPalette}
        series={[
          {
            innerRadius: '55%',
            data: [
              { id: 'rent', label: 'Rent', value: 38 },
              { id: 'food', label: 'Food', value: 24 },
              { id: 'travel', label: 'Travel', value: 21 },
              { id: 'rest', label: 'Rest', value: 17 },
            ],
          },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        A budget: 38% rent, 24% food, 21% travel, 17% for the rest.
      </Typography>
    </Box>
  );
}
