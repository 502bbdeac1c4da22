import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import * as React from 'react';
import { OptionSelect } from './OptionSelect';

const options = {
  direction: ['row', 'column'],
  vertical: ['top', 'middle', 'bottom'],
  horizontal: ['left', 'middle', 'right'],
  padding: [0, 10, 30],
} as const;
type Options = typeof options;
const keys = ['direction', 'vertical', 'horizontal', 'padding'] as const;

export default function LegendPlacementPlayground() {
  const [choice, setChoice] = React.useState<{
    [K in keyof Options]: Options[K][number];
  }>({
    direction: 'column',
    vertical: 'middle',
    horizontal: 'right',
    padding: 10,
  });
  const { direction, vertical, horizontal, padding } = choice;
  const position = { vertical, horizontal };

  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        {keys.map((key) => (
          <OptionSelect
            key={key}
            label={key}
            value={choice[key]}
            options={options[key]}
            onChange={(value) => setChoice({ ...choice, [key]: value })}
          />
        ))}
      </Stack>
      <BarChart
        height={300}
        margin={{ top: 60, bottom: 80, left: 110, right: 110 }}
        xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        series={[
          { label: 'North', data: [34, 41, 38, 52] },
          { label: 'South', data: [22, 29, 34, 31] },
        ]}
        slotProps={{ legend: { direction, position, padding } }}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Contracts per quarter. The north leads all year and ends at 52.
      </Typography>
    </Box>
  );
}
