import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import * as React from 'react';
import { Choice } from '../../parts/Choice';

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
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <Box sx={{ mb: 1 }}>
        <Choice
          label="Chart type"
          options={views}
          chosen={view}
          onChoose={setView}
        />
      </Box>
      <VisitorsChart view={view} />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Monthly visitors grow from 310 in January to 561 in August.
      </Typography>
    </Box>
  );
}
