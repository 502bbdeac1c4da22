import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const stacked = { stack: 'plans', stackOffset: 'expand' } as const;
const asPercent = (value: number) => `${Math.round(value * 100)}%`;

export default function HundredPercentBars() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <BarChart
        height={300}
        xAxis={[{ scaleType: 'band', data: ['2020', '2021', '2022', '2023'] }]}
        yAxis={[{ max: 1, valueFormatter: asPercent }]}
        series={[
          { ...stacked, label: 'Free', data: [840, 910, 980, 1020] },
          { ...stacked, label: 'Team', data: [210, 340, 520, 760] },
          { ...stacked, label: 'Company', data: [30, 70, 140, 260] },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Share of the plans of a service. Free falls from 78% to 50% of all
        accounts, although its number grows from 840 to 1,020.
      </Typography>
    </Box>
  );
}
