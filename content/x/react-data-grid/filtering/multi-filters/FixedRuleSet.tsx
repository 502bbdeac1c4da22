import Box from '@mui/material/Box';
import {
  DataGridPro,
  GridLogicOperator,
  GridToolbar,
} from '@mui/x-data-grid-pro';
import { orders } from '../../../../data/orders';
import { orderColumns } from './order-columns';

export default function FixedRuleSet() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGridPro
        aria-label="Orders with two fixed rules"
        rows={orders}
        columns={orderColumns}
        disableColumnMenu
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          filterPanel: {
            disableAddFilterButton: true,
            disableRemoveAllButton: true,
            logicOperators: [GridLogicOperator.And],
            filterFormProps: {
              deleteIconProps: { sx: { display: 'none' } },
              columnInputProps: { disabled: true },
              operatorInputProps: { disabled: true },
            },
          },
        }}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'country', operator: 'contains', value: '' },
                { id: 2, field: 'quantity', operator: '>=', value: '10' },
              ],
            },
          },
        }}
      />
    </Box>
  );
}
