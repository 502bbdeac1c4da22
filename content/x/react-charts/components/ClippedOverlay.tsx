import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import {
  getValueToPositionMapper,
  useXScale,
  useYScale,
} from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import * as React from 'react';

const trendLine = {
  color: 'warning.main',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeDasharray: '6 4',
  pointerEvents: 'none',
} as const;

function Forecast() {
  const id = React.useId();
  const x = getValueToPositionMapper(useXScale());
  const y = getValueToPositionMapper(useYScale());
  return (
    <g clipPath={`url(#${id})`}>
      <ChartsClipPath id={id} />
      <Box
        component="path"
        sx={trendLine}
        d={`M ${x(2023)} ${y(82)} L ${x(2026)} ${y(118)}`}
      />
    </g>
  );
}

export default function ClippedOverlay() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <LineChart
        height={260}
        margin={{ top: 50 }}
        xAxis={[
          {
            data: [2020, 2021, 2022, 2023],
            max: 2026,
            tickMinStep: 1,
            valueFormatter: (year: number) => `${year}`,
          },
        ]}
        yAxis={[{ min: 0, max: 100, label: 'Load in %' }]}
        series={[{ data: [48, 57, 70, 82] }]}
      >
        <Forecast />
      </LineChart>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Load of a power line: 82% in 2023. The forecast is 94% in 2024 and
        passes 100% on the way to 2025.
      </Typography>
    </Box>
  );
}
