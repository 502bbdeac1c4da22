import Box from '@mui/material/Box';
import { DataGridPro, GridToolbar } from '@mui/x-data-grid-pro';
import { orders } from '../../../../data/orders';
import { oneRulePerColumn } from './one-rule-per-column';
import { orderColumns } from './order-columns';

export default function OneRulePerColumn() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGridPro
        aria-label="Orders with one rule per column"
        rows={orders}
        columns={orderColumns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ filterPanel: oneRulePerColumn }}
        initialState={{
          filter: {
            filterModel: {
              items: [{ id: 1, field: 'quantity', operator: '>', value: '5' }],
            },
          },
        }}
      />
    </Box>
  );
}
