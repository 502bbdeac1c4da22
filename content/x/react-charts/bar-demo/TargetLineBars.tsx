import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const teams = ['North', 'East', 'South', 'West', 'Online'];

export default function TargetLineBars() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <BarChart
        height={280}
        margin={{ top: 20 }}
        xAxis={[{ scaleType: 'band', data: teams }]}
        series={[{ data: [84, 112, 97, 71, 134] }]}
      >
        <Box component="g" sx={{ color: 'error.main' }}>
          <ChartsReferenceLine
            y={100}
            label="Target 100"
            labelAlign="start"
            lineStyle={{
              stroke: 'currentColor',
              strokeWidth: 2,
              strokeDasharray: '6 3',
            }}
          />
        </Box>
      </BarChart>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Contracts per team. East (112) and Online (134) pass the target of 100;
        West is furthest below it with 71.
      </Typography>
    </Box>
  );
}
