import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const ages = ['80+', '60–79', '40–59', '20–39', '0–19'];
const asPeople = (value: number) => Math.abs(value).toLocaleString('en-US');

const common = { stack: 'age', valueFormatter: asPeople };

export default function AgePyramid() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <BarChart
        layout="horizontal"
        height={300}
        yAxis={[{ scaleType: 'band', data: ages }]}
        xAxis={[{ min: -2500, max: 2500, valueFormatter: asPeople }]}
        series={[
          { ...common, label: 'Men', data: [-410, -1480, -2050, -1890, -1620] },
          { ...common, label: 'Women', data: [690, 1610, 2090, 1840, 1540] },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        People of a town by age. The groups from 40 to 59 are the largest, with
        2,050 men and 2,090 women; above 80, women outnumber men.
      </Typography>
    </Box>
  );
}
