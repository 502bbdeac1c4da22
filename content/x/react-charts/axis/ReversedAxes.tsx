import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import * as React from 'react';

export default function ReversedAxes() {
  const [reverseX, setReverseX] = React.useState(false);
  const [reverseY, setReverseY] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap">
        <FormControlLabel
          control={
            <Switch
              checked={reverseX}
              onChange={(event) => setReverseX(event.target.checked)}
            />
          }
          label="Reverse x"
        />
        <FormControlLabel
          control={
            <Switch
              checked={reverseY}
              onChange={(event) => setReverseY(event.target.checked)}
            />
          }
          label="Reverse y"
        />
      </Stack>
      <Box component="figure" sx={{ m: 0, width: '100%' }}>
        <LineChart
          height={280}
          margin={{ top: 20 }}
          xAxis={[
            {
              data: [0, 5, 10, 15, 20, 25, 30],
              label: 'Minutes',
              reverse: reverseX,
            },
          ]}
          yAxis={[{ label: 'Depth (m)', reverse: reverseY }]}
          series={[{ data: [0, 9, 17, 18, 14, 5, 0] }]}
        />
        <Typography
          component="figcaption"
          variant="body2"
          color="text.secondary"
        >
          A dive of 30 minutes that reaches 18 m after a quarter of an hour.
          Reversing y lets the line go down with the diver.
        </Typography>
      </Box>
    </Stack>
  );
}
