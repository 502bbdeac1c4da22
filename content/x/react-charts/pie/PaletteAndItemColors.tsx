import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

export default function PaletteAndItemColors() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <PieChart
        height={240}
        margin={{ right: 120 }}
        colors={['#00695c', '#26a69a', '#80cbc4']}
        series={[
          {
            data: [
              { id: 0, value: 62, label: 'Done' },
              { id: 1, value: 21, label: 'In work' },
              { id: 2, value: 12, label: 'Waiting' },
              { id: 3, value: 5, label: 'Overdue', color: '#e65100' },
            ],
          },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Support tickets: 62 done, 21 in work, 12 waiting, 5 overdue (in orange).
      </Typography>
    </Box>
  );
}
