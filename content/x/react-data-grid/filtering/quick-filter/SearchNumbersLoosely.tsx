import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, GridToolbar } from '@mui/x-data-grid';
import { type Order, orders } from '../../../../data/orders';

const matchFirstDigits: GridColDef<Order>['getApplyQuickFilterFn'] = (
  word: string,
) => {
  if (Number.isNaN(Number(word))) {
    return null;
  }
  return ({ value }) => String(value).startsWith(word);
};

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  {
    field: 'unitPrice',
    headerName: 'Unit price',
    type: 'number',
    width: 120,
    getApplyQuickFilterFn: matchFirstDigits,
  },
];

export default function SearchNumbersLoosely() {
  return (
    <Box sx={{ height: 340 }}>
      <DataGrid
        aria-label="Orders, searched by the start of the price"
        rows={orders}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true } }}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['12'] } },
        }}
      />
    </Box>
  );
}
