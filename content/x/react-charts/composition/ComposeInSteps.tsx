import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import * as React from 'react';
import { axesPart, goalPart, hoverPart, plotsPart } from './chartParts';
import { series, xAxis, yAxis } from './salesAndMarginData';

const steps = [
  'container and series',
  'plots',
  'axes',
  'legend, tooltip, highlight',
  'reference line',
];

export default function ComposeInSteps() {
  const [step, setStep] = React.useState(3);

  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <Typography id="compose-step">
        Step {step}: {steps[step - 1]}
      </Typography>
      <Slider
        aria-labelledby="compose-step"
        min={1}
        max={5}
        marks
        value={step}
        onChange={(_event, value) => setStep(value as number)}
        sx={{ maxWidth: 280, mx: 1 }}
      />
      <ResponsiveChartContainer
        height={300}
        title="Sales and margin by month"
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
      >
        {step >= 2 && plotsPart}
        {step >= 3 && axesPart}
        {step >= 4 && hoverPart}
        {step >= 5 && goalPart}
      </ResponsiveChartContainer>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        The chart of the first demo, built up in five steps.
      </Typography>
    </Box>
  );
}
