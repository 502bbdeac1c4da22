import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const stream = {
  stack: 'genres',
  stackOffset: 'wiggle',
  stackOrder: 'insideOut',
  area: true,
  showMark: false,
} as const;
const years = ['1960', '1970', '1980', '1990', '2000', '2010', '2020'];

export default function Streamgraph() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <LineChart
        height={320}
        leftAxis={null}
        xAxis={[{ scaleType: 'point', data: years }]}
        series={[
          { ...stream, label: 'Jazz', data: [42, 30, 18, 14, 12, 11, 10] },
          { ...stream, label: 'Rock', data: [12, 48, 55, 46, 38, 22, 15] },
          { ...stream, label: 'Disco', data: [0, 12, 31, 8, 4, 3, 5] },
          { ...stream, label: 'Hip-hop', data: [0, 0, 6, 24, 41, 52, 60] },
          { ...stream, label: 'Electro', data: [0, 2, 10, 26, 31, 38, 33] },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Records sold by a shop per decade. Jazz fades after 1960, rock peaks in
        1980, and hip-hop leads from 2000 on.
      </Typography>
    </Box>
  );
}
