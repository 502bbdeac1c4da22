import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const questions = ['Easy to find', 'Friendly staff', 'Fair prices'];

export default function HorizontalStack() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <BarChart
        layout="horizontal"
        height={260}
        margin={{ left: 110, right: 20 }}
        yAxis={[{ scaleType: 'band', data: questions }]}
        xAxis={[{ label: 'Answers' }]}
        series={[
          { label: 'Yes', data: [64, 81, 42], stack: 'answers' },
          { label: 'Partly', data: [25, 14, 31], stack: 'answers' },
          { label: 'No', data: [11, 5, 27], stack: 'answers' },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Answers of 100 guests. 81 find the staff friendly, 42 the prices fair,
        and 27 do not.
      </Typography>
    </Box>
  );
}
