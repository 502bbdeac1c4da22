import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const energy = [
  { year: 2018, wind: 112, solar: 46, hydro: 75 },
  { year: 2019, wind: 126, solar: 47, hydro: 74 },
  { year: 2020, wind: 132, solar: 50, hydro: 76 },
  { year: 2021, wind: 115, solar: 50, hydro: 78 },
  { year: 2022, wind: 125, solar: 60, hydro: 65 },
  { year: 2023, wind: 142, solar: 64, hydro: 72 },
];

export default function LineFromDataset() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <LineChart
        height={300}
        dataset={energy}
        xAxis={[
          {
            dataKey: 'year',
            valueFormatter: (year: number) => String(year),
            tickMinStep: 1,
          },
        ]}
        series={[
          { dataKey: 'wind', label: 'Wind' },
          { dataKey: 'hydro', label: 'Hydro' },
          { dataKey: 'solar', label: 'Solar' },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Electricity in TWh. Wind ends highest at 142; solar grows from 46 to 64
        and closes in on hydro.
      </Typography>
    </Box>
  );
}
