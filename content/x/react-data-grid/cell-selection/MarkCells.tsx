import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { climate } from '../../../data/climate';
import { climateColumns } from './climate-columns';

export default function MarkCells() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGridPremium
        aria-label="Mean temperatures, some cells marked"
        rows={climate}
        columns={climateColumns}
        unstable_cellSelection
        rowSelection={false}
        initialState={{
          cellSelection: {
            2: { jan: true, feb: true },
            3: { jan: true, feb: true },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
