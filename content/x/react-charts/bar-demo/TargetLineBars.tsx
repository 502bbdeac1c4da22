import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const teams = ['North', 'East', 'South', 'West', 'Online'];

export default function TargetLineBars() {
  const stroke = useTheme().palette.error.main;

  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <BarChart
        height={280}
        margin={{ top: 20 }}
        xAxis={[{ scaleType: 'band', data: teams }]}
        series={[{ data: [84, 112, 97, 71, 134] }]}
      >
        <ChartsReferenceLine
          y={100}
          label="Target 100"
          labelAlign="start"
          lineStyle={{ stroke, strokeWidth: 2, strokeDasharray: '6 3' }}
        />
      </BarChart>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Contracts per team. East (112) and Online (134) pass the target of 100;
        West is furthest from it with 71.
      </Typography>
    </Box>
  );
}
