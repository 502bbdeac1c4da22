import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  GridToolbar,
  getGridStringOperators,
} from '@mui/x-data-grid';
import { type StockItem, stock } from '../../../../data/stock';
import { startWith } from './filter-start';

const columns: GridColDef<StockItem>[] = [
  {
    field: 'name',
    headerName: 'Article',
    flex: 1,
    minWidth: 150,
    filterOperators: getGridStringOperators().filter(
      ({ value }) => value === 'contains',
    ),
  },
  { field: 'sku', headerName: 'SKU', width: 130 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

export default function FewerOperators() {
  return (
    <Box sx={{ height: 340 }}>
      <DataGrid
        aria-label="Stock, names searched by a part"
        rows={stock}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        initialState={startWith({
          field: 'name',
          operator: 'contains',
          value: 'lamp',
        })}
      />
    </Box>
  );
}
