import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  type GridCellSelectionModel,
} from '@mui/x-data-grid-premium';
import * as React from 'react';
import { climate } from '../../../data/climate';
import { climateColumns } from './climate-columns';

export default function MarkedCellsInState() {
  const [model, setModel] = React.useState<GridCellSelectionModel>({
    1: { jan: true, feb: true },
  });

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setModel({})}>Clear cells</Button>
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          aria-label="Mean temperatures with a model of the marked cells"
          rows={climate}
          columns={climateColumns}
          unstable_cellSelection
          unstable_cellSelectionModel={model}
          unstable_onCellSelectionModelChange={setModel}
          rowSelection={false}
          hideFooter
        />
      </Box>
      <Box sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {JSON.stringify(model)}
      </Box>
    </Box>
  );
}
