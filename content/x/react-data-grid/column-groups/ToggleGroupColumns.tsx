import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColumnGroupingModel } from '@mui/x-data-grid';
import * as React from 'react';
import { stock } from '../../../data/stock';
import { stockColumns } from './stock-columns';

const groups: GridColumnGroupingModel = [
  {
    groupId: 'size',
    headerName: 'Size',
    children: [{ field: 'width' }, { field: 'depth' }, { field: 'height' }],
  },
];

export default function ToggleGroupColumns() {
  const [open, setOpen] = React.useState(false);
  const model = React.useMemo(() => ({ depth: open, height: open }), [open]);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="All sizes"
        control={<Switch checked={open} />}
        onChange={(_, checked) => setOpen(checked)}
      />
      <Box sx={{ height: 340 }}>
        <DataGrid
          aria-label="Stock"
          rows={stock}
          columns={stockColumns}
          columnGroupingModel={groups}
          columnVisibilityModel={model}
          disableColumnSelector
          experimentalFeatures={{ columnGrouping: true }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
