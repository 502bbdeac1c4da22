import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  LineChart,
  MarkElement,
  type MarkElementProps,
} from '@mui/x-charts/LineChart';

function ShapePerSeries(props: MarkElementProps) {
  return (
    <MarkElement
      {...props}
      shape={props.id === 'returning' ? 'square' : 'circle'}
    />
  );
}

export default function CustomMarkSlot() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <LineChart
        height={300}
        slots={{ mark: ShapePerSeries }}
        xAxis={[
          { scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] },
        ]}
        series={[
          { id: 'new', label: 'New guests', data: [14, 18, 16, 21, 30] },
          {
            id: 'returning',
            label: 'Returning guests',
            data: [32, 35, 33, 38, 36],
          },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Guests per day. Squares mark returning guests, circles new ones; new
        guests rise to 30 on Friday.
      </Typography>
    </Box>
  );
}
