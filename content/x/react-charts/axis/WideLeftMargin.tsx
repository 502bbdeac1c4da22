import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { LineChart } from '@mui/x-charts/LineChart';

const formatDollars = (value: number) => `$${value.toLocaleString('en-US')}`;

export default function WideLeftMargin() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <LineChart
        height={300}
        margin={{ top: 20, left: 110 }}
        xAxis={[{ scaleType: 'point', data: ['2020', '2021', '2022', '2023'] }]}
        yAxis={[
          { label: 'Recurring revenue', min: 0, valueFormatter: formatDollars },
        ]}
        series={[
          {
            data: [640000, 910000, 1260000, 1480000],
            valueFormatter: formatDollars,
          },
        ]}
        sx={{
          [`& .${axisClasses.left} .${axisClasses.label}`]: {
            translate: '-50px',
          },
        }}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Recurring revenue grows from $640,000 in 2020 to $1,480,000 in 2023.
      </Typography>
    </Box>
  );
}
