import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const flats = [
  { id: 'Harbor Street', x: 42, y: 690 },
  { id: 'Mill Lane', x: 55, y: 720 },
  { id: 'Station Road', x: 61, y: 870 },
  { id: 'Park Row', x: 74, y: 1180 },
  { id: 'Hill Close', x: 88, y: 1090 },
];

export default function FormattedPointTooltip() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <ScatterChart
        height={260}
        margin={{ top: 20, left: 70 }}
        xAxis={[{ min: 30, label: 'Size in m²' }]}
        yAxis={[{ min: 0, valueFormatter: (rent: number) => `${rent} €` }]}
        series={[
          {
            data: flats,
            markerSize: 7,
            valueFormatter: ({ id, x, y }) => `${id}: ${x} m², ${y} €`,
          },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Size and rent of five flats. Park Row is the dearest with 1,180 € for 74
        m².
      </Typography>
    </Box>
  );
}
