import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PieArc, type PieArcProps, PieChart } from '@mui/x-charts/PieChart';

function OutlinedArc(props: PieArcProps) {
  const { text, background } = useTheme().palette;
  const { isHighlighted, isFaded } = props;

  return (
    <PieArc
      {...props}
      stroke={isHighlighted ? text.primary : background.paper}
      strokeWidth={isHighlighted ? 4 : 1}
      strokeDasharray={isFaded ? '2 4' : undefined}
    />
  );
}

export default function OutlinedSlice() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <PieChart
        height={220}
        slots={{ pieArc: OutlinedArc }}
        series={[
          {
            data: [
              { id: 'train', label: 'Train', value: 41 },
              { id: 'bike', label: 'Bike', value: 33 },
              { id: 'car', label: 'Car', value: 18 },
              { id: 'foot', label: 'On foot', value: 8 },
            ],
            highlightScope: { highlighted: 'item', faded: 'global' },
            faded: { additionalRadius: 0 },
          },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        How 100 people come to work: 41 by train, 33 by bike, 18 by car, 8 on
        foot.
      </Typography>
    </Box>
  );
}
