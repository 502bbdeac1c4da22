import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridCellSelectionModel,
} from '@mui/x-data-grid-premium';
import * as React from 'react';
import { climate } from '../../../data/climate';
import { climateColumns } from './climate-columns';

export default function RangeSummaryBar() {
  const [model, setModel] = React.useState<GridCellSelectionModel>({
    1: { jan: true, feb: true, mar: true },
  });
  const values = climate.flatMap((row) =>
    climateColumns.flatMap(({ field }) => {
      const value = row[field as keyof typeof row];
      return model[row.id]?.[field] && typeof value === 'number' ? [value] : [];
    }),
  );
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          aria-label="Mean temperatures with a summary"
          rows={climate}
          columns={climateColumns}
          unstable_cellSelection
          unstable_cellSelectionModel={model}
          unstable_onCellSelectionModelChange={setModel}
          rowSelection={false}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {values.length === 0
          ? 'No numbers marked.'
          : `Numbers: ${values.length}, mean: ${mean.toFixed(1)} °C`}
      </Typography>
    </Box>
  );
}
