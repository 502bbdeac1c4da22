import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ChartsItemContentProps } from '@mui/x-charts/ChartsTooltip';
import { PieChart } from '@mui/x-charts/PieChart';

function ShareTooltip({ series, itemData, sx }: ChartsItemContentProps) {
  if (series.type !== 'pie' || itemData.dataIndex === undefined) {
    return null;
  }
  const total = series.data.reduce((sum, item) => sum + item.value, 0);
  const slice = series.data[itemData.dataIndex];
  if (!slice) {
    return null;
  }
  return (
    <Paper elevation={3} sx={[{ p: 1 }, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Typography>
        {slice.label}: {slice.value} GWh (
        {Math.round((slice.value / total) * 100)}%)
      </Typography>
    </Paper>
  );
}

export default function PieCustomTooltip() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <PieChart
        height={220}
        tooltip={{ trigger: 'item', slots: { itemContent: ShareTooltip } }}
        series={[
          {
            data: [
              { id: 'wind', label: 'Wind', value: 48 },
              { id: 'solar', label: 'Solar', value: 27 },
              { id: 'hydro', label: 'Hydro', value: 19 },
              { id: 'gas', label: 'Gas', value: 26 },
            ],
          },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Energy of a region: wind 40%, solar 23%, gas 22%, hydro 16% of 120 GWh.
      </Typography>
    </Box>
  );
}
