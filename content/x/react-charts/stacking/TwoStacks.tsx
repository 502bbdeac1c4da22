import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

export default function TwoStacks() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <BarChart
        height={300}
        margin={{ top: 80 }}
        xAxis={[{ scaleType: 'band', data: ['2021', '2022', '2023'] }]}
        series={[
          { label: 'Tickets', data: [310, 420, 465], stack: 'income' },
          { label: 'Grants', data: [180, 150, 160], stack: 'income' },
          { label: 'Staff', data: [260, 290, 330], stack: 'costs' },
          { label: 'Building', data: [140, 160, 175], stack: 'costs' },
          { label: 'Reserve', data: [90, 210, 330] },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        A theater in thousand €. Income grows from 490 to 625, costs from 400 to
        505, and the reserve from 90 to 330.
      </Typography>
    </Box>
  );
}
