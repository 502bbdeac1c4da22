import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const browsers = [
  { id: 'chrome', value: 5310, label: 'Chrome' },
  { id: 'safari', value: 2480, label: 'Safari' },
  { id: 'edge', value: 1120, label: 'Edge' },
  { id: 'firefox', value: 830, label: 'Firefox' },
  { id: 'opera', value: 160, label: 'Opera' },
  { id: 'other', value: 100, label: 'Other' },
];
const total = browsers.reduce((sum, item) => sum + item.value, 0);

export default function PercentArcLabels() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <PieChart
        height={280}
        margin={{ right: 120 }}
        colors={[
          '#005a9e',
          '#00695c',
          '#7b1fa2',
          '#b23c17',
          '#5d6d00',
          '#546e7a',
        ]}
        series={[
          {
            data: browsers,
            arcLabel: (item) => `${Math.round((100 * item.value) / total)}%`,
            arcLabelMinAngle: 20,
          },
        ]}
        sx={{
          [`& .${pieArcLabelClasses.root}`]: {
            fill: '#fff',
            fontWeight: 'bold',
          },
        }}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Sessions by browser: Chrome 53%, Safari 25%, Edge 11%, Firefox 8%, Opera
        2% and others 1%.
      </Typography>
    </Box>
  );
}
