import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

// Powers of ten become 1, 2, 3…; values between -1 and 1 become 0.
const compress = (value: number) =>
  Math.sign(value) * Math.log10(Math.max(1, Math.abs(value)));
const expand = (value: number) =>
  value === 0 ? 0 : Math.sign(value) * Math.round(10 ** Math.abs(value));
const asEuros = (value: number) => `${expand(value).toLocaleString('en-US')} €`;

const shops = ['Harbor', 'Market', 'Station', 'Campus', 'Airport'];
const results = [38000, -1200, 640, -85, 9100];

export default function SymmetricLogAxis() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <BarChart
        height={300}
        margin={{ top: 10, left: 90 }}
        xAxis={[{ scaleType: 'band', data: shops }]}
        yAxis={[{ tickMinStep: 1, valueFormatter: asEuros }]}
        series={[{ data: results.map(compress), valueFormatter: asEuros }]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Results of five shops on a symmetric log scale: Harbor 38,000 €, Airport
        9,100 €, Station 640 €, Campus −85 €, Market −1,200 €.
      </Typography>
    </Box>
  );
}
