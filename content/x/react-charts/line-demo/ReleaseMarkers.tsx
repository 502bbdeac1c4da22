import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const day = (date: number) => new Date(Date.UTC(2023, 9, date));
const asDay = (value: Date) => `Oct ${value.getUTCDate()}`;

export default function ReleaseMarkers() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <LineChart
        height={300}
        margin={{ top: 20 }}
        xAxis={[
          {
            scaleType: 'utc',
            data: [2, 5, 9, 12, 16, 19, 23].map(day),
            valueFormatter: asDay,
          },
        ]}
        yAxis={[{ min: 0, max: 50 }]}
        series={[{ data: [31, 34, 46, 29, 22, 27, 14] }]}
      >
        <ChartsReferenceLine y={40} label="Limit" labelAlign="end" />
        {[10, 20].map((date, index) => (
          <ChartsReferenceLine
            key={date}
            x={day(date)}
            label={`Release ${index + 1}`}
            labelAlign="end"
            lineStyle={{ strokeDasharray: '4 4' }}
          />
        ))}
      </LineChart>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Open bugs. They pass the limit of 40 on October 9, and fall after both
        releases, to 14 at the end.
      </Typography>
    </Box>
  );
}
