import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

const MeterText = styled('text')(({ theme }) => ({
  ...theme.typography.h4,
  fill: 'currentColor',
  textAnchor: 'middle',
}));

function MeterValue({ children }: { children: string }) {
  const { left, top, width, height } = useDrawingArea();
  return (
    <MeterText x={left + width / 2} y={top + height - 4}>
      {children}
    </MeterText>
  );
}

export default function HalfDonutMeter() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <Box
        role="meter"
        aria-label="Sales target reached, in percent"
        aria-valuenow={72}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <PieChart
          height={150}
          margin={{ top: 10, right: 10, bottom: 20, left: 10 }}
          tooltip={{ trigger: 'none' }}
          slotProps={{ legend: { hidden: true } }}
          series={[
            {
              data: [{ value: 72 }, { value: 28, color: '#b0bec5' }],
              startAngle: -90,
              endAngle: 90,
              cy: '100%',
              innerRadius: 70,
              outerRadius: 100,
            },
          ]}
        >
          <MeterValue>72%</MeterValue>
        </PieChart>
      </Box>
      <Typography component="figcaption" variant="body2" align="center">
        72% of the sales target
      </Typography>
    </Box>
  );
}
