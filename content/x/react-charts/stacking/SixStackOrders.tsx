import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const orders = [
  'none',
  'reverse',
  'ascending',
  'descending',
  'appearance',
  'insideOut',
] as const;
const distances = ['1 km', '2 km', '5 km', '10 km', '20 km', '40 km'];
const trips = [
  { label: 'Train', data: [0, 2, 8, 19, 34, 41] },
  { label: 'Walk', data: [62, 28, 4, 0, 0, 0] },
  { label: 'Car', data: [9, 21, 39, 48, 52, 55] },
  { label: 'Bike', data: [26, 44, 38, 17, 5, 1] },
];

function Trips({ stackOrder }: { stackOrder: (typeof orders)[number] }) {
  return (
    <div>
      <Typography component="code" variant="body2">
        {stackOrder}
      </Typography>
      <LineChart
        height={120}
        margin={{ top: 8, right: 8, bottom: 8, left: 8 }}
        leftAxis={null}
        bottomAxis={null}
        slotProps={{ legend: { hidden: true } }}
        xAxis={[{ scaleType: 'point', data: distances }]}
        series={trips.map((series) => ({
          ...series,
          stack: 'trips',
          stackOrder,
          area: true,
          showMark: false,
        }))}
      />
    </div>
  );
}

export default function SixStackOrders() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
          gap: 1,
        }}
      >
        {orders.map((stackOrder) => (
          <Trips key={stackOrder} stackOrder={stackOrder} />
        ))}
      </Box>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Trips to work by distance, from 1 to 40 km. Walking peaks at 1 km, the
        bike at 2 km; train and car grow with the distance.
      </Typography>
    </Box>
  );
}
