import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type AxisConfig, BarChart } from '@mui/x-charts';
import { FunnelLabels } from './FunnelLabels';

const names = ['Visit', 'Form', 'Account', 'Project', 'Paid plan'];
const people = [1000, 640, 420, 310, 120];
const spacer = people.map((value) => (1000 - value) / 2);
const steps: AxisConfig<'band'> = {
  id: 'steps',
  scaleType: 'band',
  data: names,
  categoryGapRatio: 0.05,
};

export default function SignupDropOffBars() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <BarChart
        layout="horizontal"
        height={300}
        margin={{ top: 5, right: 10, bottom: 5, left: 80 }}
        bottomAxis={null}
        leftAxis={{ axisId: 'steps', disableLine: true, disableTicks: true }}
        tooltip={{ trigger: 'item' }}
        axisHighlight={{ x: 'none', y: 'none' }}
        yAxis={[steps]}
        xAxis={[{ min: 0, max: 1000 }]}
        series={[
          { id: 'spacer', data: spacer, stack: 's', color: 'transparent' },
          { id: 'people', data: people, stack: 's' },
        ]}
        sx={{ '& .MuiBarElement-series-spacer': { pointerEvents: 'none' } }}
      >
        <FunnelLabels names={names} values={people} />
      </BarChart>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Of 1,000 visitors, 640 open the form, 420 create an account, 310 start a
        project, and 120 pay. The first step loses the most people, 360, and the
        last the largest share: only 39% take it.
      </Typography>
    </Box>
  );
}
