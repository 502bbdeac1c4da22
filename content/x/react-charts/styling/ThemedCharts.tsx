import Box from '@mui/material/Box';
import { createTheme, type Theme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import type {} from '@mui/x-charts/themeAugmentation';

const withCharts = (outer: Theme) =>
  createTheme(outer, {
    components: {
      MuiLineElement: { styleOverrides: { root: { strokeWidth: 5 } } },
      MuiBarElement: { styleOverrides: { root: { fillOpacity: 0.6 } } },
      MuiChartsLegend: {
        defaultProps: {
          slotProps: { legend: { itemMarkWidth: 8, itemMarkHeight: 8 } },
        },
      },
      MuiChartsXAxis: {
        defaultProps: { tickLabelStyle: { fontWeight: 'bold' } },
      },
    },
  });

const days = ['Mon', 'Tue', 'Wed', 'Thu'];
const shared = { height: 220, margin: { left: 40, right: 10 } };

export default function ThemedCharts() {
  return (
    <ThemeProvider theme={withCharts}>
      <Box component="figure" sx={{ m: 0, width: '100%' }}>
        <BarChart
          {...shared}
          xAxis={[{ scaleType: 'band', data: days }]}
          series={[{ label: 'Calls', data: [41, 36, 52, 47] }]}
        />
        <LineChart
          {...shared}
          xAxis={[{ scaleType: 'point', data: days }]}
          series={[{ label: 'Minutes per call', data: [6, 7, 5, 4] }]}
        />
        <Typography
          component="figcaption"
          variant="body2"
          color="text.secondary"
        >
          A hotline. Calls grow from 41 to 47 a day while each takes less time:
          4 minutes on Thursday.
        </Typography>
      </Box>
    </ThemeProvider>
  );
}
