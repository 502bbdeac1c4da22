import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import { mangoFusionPalette } from '@mui/x-charts/colorPalettes';

const channels = [
  { label: 'Search engines', data: [420, 455] },
  { label: 'Newsletter', data: [210, 198] },
  { label: 'Partner sites', data: [134, 160] },
  { label: 'Social media', data: [188, 240] },
  { label: 'Direct visits', data: [305, 290] },
  { label: 'Paid ads', data: [96, 142] },
  { label: 'Podcasts', data: [44, 61] },
  { label: 'Printed catalog', data: [72, 50] },
];

export default function TallTopMargin() {
  const narrow = useMediaQuery('(max-width: 600px)', { noSsr: true });
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <BarChart
        height={340}
        colors={mangoFusionPalette}
        margin={{ top: narrow ? 160 : 90, left: 40, right: 10 }}
        xAxis={[{ scaleType: 'band', data: ['Last year', 'This year'] }]}
        series={channels}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Orders per channel. Search engines lead with 455; social media and paid
        ads grow most, the printed catalog loses almost a third.
      </Typography>
    </Box>
  );
}
