import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';

const hours = ['6', '9', '12', '15', '18', '21'];
const filled = { area: true, showMark: false };

export default function OverlappingAreas() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <LineChart
        height={280}
        xAxis={[{ scaleType: 'point', data: hours, label: 'Hour' }]}
        series={[
          { ...filled, label: 'Workday', data: [35, 180, 120, 110, 210, 60] },
          { ...filled, label: 'Sunday', data: [8, 40, 130, 165, 120, 45] },
        ]}
        sx={{ [`& .${areaElementClasses.root}`]: { fillOpacity: 0.4 } }}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Cyclists on a bridge. Workdays have two peaks, of 180 at 9:00 and 210 at
        18:00; Sundays have one of 165 in the afternoon.
      </Typography>
    </Box>
  );
}
