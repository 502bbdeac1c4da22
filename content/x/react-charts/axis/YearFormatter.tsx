import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import * as React from 'react';

const formatYear = (year: number) => String(year);

export default function YearFormatter() {
  const [formatted, setFormatted] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={formatted}
            onChange={(event) => setFormatted(event.target.checked)}
          />
        }
        label="valueFormatter"
      />
      <Box component="figure" sx={{ m: 0, width: '100%' }}>
        <LineChart
          height={260}
          margin={{ top: 20 }}
          xAxis={[
            {
              data: [2019, 2020, 2021, 2022, 2023],
              tickMinStep: 1,
              valueFormatter: formatted ? formatYear : undefined,
            },
          ]}
          series={[{ data: [14, 9, 12, 19, 23] }]}
        />
        <Typography
          component="figcaption"
          variant="body2"
          color="text.secondary"
        >
          Shops opened per year from 2019 to 2023: 14, 9, 12, 19 and 23.
        </Typography>
      </Box>
    </Stack>
  );
}
