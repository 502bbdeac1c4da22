import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import * as React from 'react';

const options = ['none', 'line', 'band'] as const;
type Option = (typeof options)[number];

export default function AxisHighlightOptions() {
  const [highlight, setHighlight] = React.useState<{ x: Option; y: Option }>({
    x: 'line',
    y: 'line',
  });

  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <Stack direction="row" spacing={2}>
        {(['x', 'y'] as const).map((direction) => (
          <TextField
            key={direction}
            select
            size="small"
            label={`axisHighlight.${direction}`}
            value={highlight[direction]}
            onChange={(event) =>
              setHighlight({ ...highlight, [direction]: event.target.value })
            }
            sx={{ flex: 1, maxWidth: 200 }}
          >
            {options.map((option) => (
              <MenuItem key={option} value={option}>
                {option}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
      <BarChart
        height={280}
        axisHighlight={{ x: highlight.x, y: highlight.y }}
        tooltip={{ trigger: 'axis' }}
        xAxis={[{ scaleType: 'band', data: ['Spring', 'Summer', 'Autumn'] }]}
        series={[{ label: 'Visitors', data: [310, 540, 280] }]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Visitors per season: 310 in spring, 540 in summer, 280 in autumn.
      </Typography>
    </Box>
  );
}
