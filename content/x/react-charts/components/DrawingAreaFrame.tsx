import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ChartsText } from '@mui/x-charts/ChartsText';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const FrameRect = styled('rect')({
  fill: 'currentColor',
  fillOpacity: 0.06,
  stroke: 'currentColor',
  strokeOpacity: 0.6,
  strokeDasharray: '4 4',
  pointerEvents: 'none',
});

function Frame() {
  const { left, top, width, height } = useDrawingArea();
  return (
    <g>
      <FrameRect x={left} y={top} width={width} height={height} />
      <ChartsText
        x={left + 8}
        y={top + 18}
        text={`left ${left}, top ${top}, ${width} × ${height} px`}
        fill="currentColor"
      />
    </g>
  );
}

export default function DrawingAreaFrame() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <LineChart
        height={240}
        margin={{ top: 20, left: 40, right: 30, bottom: 30 }}
        xAxis={[{ scaleType: 'point', data: ['Jan', 'Feb', 'Mar', 'Apr'] }]}
        series={[{ data: [3, 5, 4, 6] }]}
      >
        <Frame />
      </LineChart>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        A line inside the dashed frame of its drawing area. Axes and their
        labels lie in the margin.
      </Typography>
    </Box>
  );
}
