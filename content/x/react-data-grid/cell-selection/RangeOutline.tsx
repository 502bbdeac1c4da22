import Box from '@mui/material/Box';
import { DataGridPremium, gridClasses } from '@mui/x-data-grid-premium';
import { climate } from '../../../data/climate';
import { climateColumns } from './climate-columns';

const edge = '2px dashed';

export default function RangeOutline() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGridPremium
        aria-label="Mean temperatures with an outline around the marked cells"
        rows={climate}
        columns={climateColumns}
        unstable_cellSelection
        rowSelection={false}
        hideFooter
        initialState={{
          cellSelection: {
            2: { feb: true, mar: true },
            3: { feb: true, mar: true },
          },
        }}
        sx={{
          [`& .${gridClasses['cell--rangeTop']}`]: { borderTop: edge },
          [`& .${gridClasses['cell--rangeBottom']}`]: { borderBottom: edge },
          [`& .${gridClasses['cell--rangeLeft']}`]: { borderLeft: edge },
          [`& .${gridClasses['cell--rangeRight']}`]: { borderRight: edge },
        }}
      />
    </Box>
  );
}
