import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import * as React from 'react';

export default function BridgedGaps() {
  const [connectNulls, setConnectNulls] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={connectNulls}
            onChange={(event) => setConnectNulls(event.target.checked)}
          />
        }
        label="connectNulls"
      />
      <Box component="figure" sx={{ m: 0, width: '100%' }}>
        <LineChart
          height={280}
          xAxis={[{ data: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], tickMinStep: 1 }]}
          series={[
            {
              connectNulls,
              area: true,
              label: 'Water level',
              data: [null, 31, 34, null, null, 42, 40, null, 37, null],
              valueFormatter: (value: number | null) =>
                value === null ? 'no reading' : `${value} cm`,
            },
          ]}
        />
        <Typography
          component="figcaption"
          variant="body2"
          color="text.secondary"
        >
          Water level in cm on ten days; five days have no reading. The level
          climbs from 31 to 42 and falls to 37.
        </Typography>
      </Box>
    </Stack>
  );
}
