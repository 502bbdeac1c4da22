import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import * as React from 'react';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

export default function SelectWithCheckboxes() {
  const [checkboxOnly, setCheckboxOnly] = React.useState(true);
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([1002]);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="disableRowSelectionOnClick"
        control={
          <Switch
            checked={checkboxOnly}
            onChange={(event) => setCheckboxOnly(event.target.checked)}
          />
        }
      />
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Orders with checkboxes"
          rows={orders}
          columns={orderColumns}
          checkboxSelection
          disableRowSelectionOnClick={checkboxOnly}
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
        />
      </Box>
    </Box>
  );
}
