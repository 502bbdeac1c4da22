import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import * as React from 'react';

const signups = [18, 25, 31, 28, 40, 37, 52, 49];

export default function BarAnimationToggle() {
  const [count, setCount] = React.useState(5);
  const [skipAnimation, setSkipAnimation] = React.useState(false);
  const shown = signups.slice(0, count);

  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap" mb={1}>
        <Button
          variant="outlined"
          disabled={count === signups.length}
          onClick={() => setCount(count + 1)}
        >
          Add a week
        </Button>
        <Button
          variant="outlined"
          disabled={count === 1}
          onClick={() => setCount(count - 1)}
        >
          Remove a week
        </Button>
        <FormControlLabel
          control={<Switch onChange={(_event, on) => setSkipAnimation(on)} />}
          label="skipAnimation"
        />
      </Stack>
      <BarChart
        height={280}
        skipAnimation={skipAnimation}
        xAxis={[
          {
            scaleType: 'band',
            data: shown.map((_, index) => `Week ${index + 1}`),
          },
        ]}
        series={[{ data: shown }]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Sign-ups per week: {shown.join(', ')}.
      </Typography>
    </Box>
  );
}
