import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro } from '@mui/x-data-grid-pro';
import * as React from 'react';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

export default function SelectThisPage() {
  const [pageOnly, setPageOnly] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="checkboxSelectionVisibleOnly"
        control={
          <Switch
            checked={pageOnly}
            onChange={(event) => setPageOnly(event.target.checked)}
          />
        }
      />
      <Box sx={{ height: 370 }}>
        <DataGridPro
          aria-label="Orders, five on a page"
          rows={orders}
          columns={orderColumns}
          checkboxSelection
          checkboxSelectionVisibleOnly={pageOnly}
          pagination
          pageSizeOptions={[5]}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        />
      </Box>
    </Box>
  );
}
