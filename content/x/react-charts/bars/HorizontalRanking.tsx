import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const origins = [
  'Ethiopia',
  'Papua New Guinea',
  'Guatemala',
  'Dominican Republic',
  'Costa Rica',
];

export default function HorizontalRanking() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <BarChart
        layout="horizontal"
        height={300}
        margin={{ top: 10, left: 130, right: 20 }}
        yAxis={[{ scaleType: 'band', data: origins }]}
        xAxis={[{ label: 'Bags of beans' }]}
        series={[{ data: [412, 355, 298, 187, 140] }]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Bags bought per origin. Ethiopia supplies 412 bags, about three times as
        many as Costa Rica.
      </Typography>
    </Box>
  );
}
