import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import * as React from 'react';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
const visitors = [310, 342, 415, 398, 467, 520, 488, 561];

const views = ['bars', 'line', 'area', 'sparkline'] as const;
type View = (typeof views)[number];

function VisitorsChart({ view }: { view: View }) {
  if (view === 'bars') {
    return (
      <BarChart
        height={300}
        xAxis={[{ scaleType: 'band', data: months }]}
        series={[{ data: visitors }]}
      />
    );
  }
  if (view === 'sparkline') {
    return <SparkLineChart height={300} data={visitors} showHighlight />;
  }
  return (
    <LineChart
      height={300}
      xAxis={[{ scaleType: 'point', data: months }]}
      series={[{ data: visitors, area: view === 'area' ? true : undefined }]}
    />
  );
}

export default function SameDataFourWays() {
  const [view, setView] = React.useState<View>('bars');

  return (
    <Stack spacing={1} alignItems="flex-start" sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Chart type"
        value={view}
        onChange={(_event, next: View | null) => next && setView(next)}
      >
        {views.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box component="figure" sx={{ m: 0, width: '100%' }}>
        <VisitorsChart view={view} />
        <Typography
          component="figcaption"
          variant="body2"
          color="text.secondary"
        >
          Monthly visitors grow from 310 in January to 561 in August.
        </Typography>
      </Box>
    </Stack>
  );
}
