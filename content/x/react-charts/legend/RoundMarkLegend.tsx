import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { LegendRendererProps } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';

const Label = styled('text')(({ theme }) => ({
  ...theme.typography.body2,
  fill: 'currentColor',
}));

function DotLegend({ seriesToDisplay, drawingArea }: LegendRendererProps) {
  const { left, width } = drawingArea;
  const step = width / seriesToDisplay.length;
  return (
    <g>
      {seriesToDisplay.map(({ id, label, color }, index) => (
        <g key={id} transform={`translate(${left + index * step + 6} 20)`}>
          <circle r={6} fill={color} />
          <Label x={12} dominantBaseline="central">
            {label}
          </Label>
        </g>
      ))}
    </g>
  );
}

export default function RoundMarkLegend() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <LineChart
        height={260}
        slots={{ legend: DotLegend }}
        xAxis={[{ scaleType: 'point', data: ['Apr', 'May', 'Jun', 'Jul'] }]}
        series={[
          { label: 'Lake', data: [9, 14, 19, 22] },
          { label: 'River', data: [7, 11, 15, 18] },
          { label: 'Sea', data: [8, 10, 14, 17] },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Water temperature in °C. The lake warms up most, from 9 to 22 °C.
      </Typography>
    </Box>
  );
}
