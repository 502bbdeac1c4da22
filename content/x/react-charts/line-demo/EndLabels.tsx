import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const years = ['2019', '2020', '2021', '2022', '2023'];
const series = [
  { label: 'Train', color: '#1e88e5', data: [41, 29, 34, 44, 49] },
  { label: 'Car', color: '#d81b60', data: [46, 52, 48, 41, 36] },
  { label: 'Bike', color: '#43a047', data: [13, 19, 18, 15, 15] },
];

function LineNames() {
  const { left, width } = useDrawingArea();
  const scale = useYScale();
  if ('bandwidth' in scale) {
    return null;
  }
  return series.map(({ label, color, data }) => {
    const y = scale(data.at(-1) ?? 0);
    return (
      <text key={label} x={left + width + 10} y={y} dy="0.35em" fill={color}>
        {label}
      </text>
    );
  });
}

export default function EndLabels() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <LineChart
        height={280}
        margin={{ top: 10, right: 60 }}
        slotProps={{ legend: { hidden: true } }}
        xAxis={[{ scaleType: 'point', data: years }]}
        yAxis={[{ min: 0 }]}
        series={series}
      >
        <LineNames />
      </LineChart>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Trips by means of transport, in %. The train overtakes the car in 2022
        and reaches 49% in 2023; the bike has 15%.
      </Typography>
    </Box>
  );
}
