import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

export default function HoverGrowSlice() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <PieChart
        height={260}
        series={[
          {
            data: [
              { id: 'paid', value: 48, label: 'Paid' },
              { id: 'trial', value: 31, label: 'Trial' },
              { id: 'free', value: 21, label: 'Free' },
            ],
            innerRadius: '40%',
            outerRadius: '85%',
            highlightScope: { highlighted: 'item', faded: 'global' },
            highlighted: { additionalRadius: 12 },
            faded: { additionalRadius: -12, color: 'gray' },
          },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Accounts: 48% paid, 31% trial, 21% free. Point at a slice: it grows, the
        others shrink and turn gray.
      </Typography>
    </Box>
  );
}
