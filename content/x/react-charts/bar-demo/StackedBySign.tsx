import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const flow = { stack: 'flow', stackOrder: 'descending' } as const;

export default function StackedBySign() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <BarChart
        height={300}
        xAxis={[{ scaleType: 'band', data: ['Spring', 'Summer', 'Autumn'] }]}
        series={[
          { ...flow, label: 'Tickets', data: [64, 88, 51] },
          { ...flow, label: 'Shop', data: [12, 19, 14] },
          { ...flow, label: 'Wages', data: [-41, -46, -42] },
          { ...flow, label: 'Energy', data: [-18, -9, -21] },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        A swimming pool in k€. Summer earns 107 and costs 55; autumn earns 65
        and costs 63.
      </Typography>
    </Box>
  );
}
