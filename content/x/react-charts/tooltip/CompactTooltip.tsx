import Box from '@mui/material/Box';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { chartsTooltipClasses } from '@mui/x-charts/ChartsTooltip';

const CompactPopper = styled(Popper)(({ theme }) => ({
  pointerEvents: 'none',
  zIndex: theme.zIndex.modal,
  [`& .${chartsTooltipClasses.root}`]: {
    backgroundColor: theme.palette.primary.main,
  },
  '& .MuiTypography-root': {
    ...theme.typography.caption,
    color: theme.palette.primary.contrastText,
  },
}));

export default function CompactTooltip() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <BarChart
        height={260}
        slots={{ popper: CompactPopper }}
        slotProps={{ popper: { placement: 'top' } }}
        xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        series={[
          { label: 'Repairs', data: [34, 41, 38, 52] },
          { label: 'Returns', data: [12, 9, 14, 11] },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Cases per quarter. Repairs grow from 34 to 52, returns stay near 12.
      </Typography>
    </Box>
  );
}
