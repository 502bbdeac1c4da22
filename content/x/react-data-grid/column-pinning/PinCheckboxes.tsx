import Box from '@mui/material/Box';
import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_COL_DEF,
} from '@mui/x-data-grid-pro';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

export default function PinCheckboxes() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGridPro
        aria-label="Orders"
        rows={orders}
        columns={orderColumns}
        checkboxSelection
        initialState={{
          pinnedColumns: {
            left: [GRID_CHECKBOX_SELECTION_COL_DEF.field, 'customer'],
          },
        }}
      />
    </Box>
  );
}
