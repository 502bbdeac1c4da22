import Box from '@mui/material/Box';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

const columns: GridColDef[] = [
  ...orderColumns,
  {
    ...GRID_CHECKBOX_SELECTION_COL_DEF,
    width: 90,
  },
];

export default function CheckboxColumnMoved() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        aria-label="Orders with checkboxes at the end"
        rows={orders}
        columns={columns}
        checkboxSelection
      />
    </Box>
  );
}
