import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const data = [12, 15, 14, 19, 24, 22, 31];

export default function CompactArea() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%', maxWidth: 300 }}>
      <LineChart
        height={90}
        margin={{ top: 10, right: 0, bottom: 0, left: 0 }}
        bottomAxis={null}
        leftAxis={null}
        series={[{ data, area: true, showMark: false }]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        31 sign-ups today, after 12 six days ago.
      </Typography>
    </Box>
  );
}
