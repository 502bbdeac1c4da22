import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  GridToolbar,
  getGridNumericOperators,
} from '@mui/x-data-grid';
import { type StockItem, stock } from '../../../../data/stock';
import { startWith } from './filter-start';

const onHandOperators = getGridNumericOperators().map((operator) =>
  operator.value === '<'
    ? {
        ...operator,
        label: 'fewer than',
        InputComponentProps: {
          type: 'number',
          label: 'Units',
          helperText: 'Reserved units included',
        },
      }
    : operator,
);

const columns: GridColDef<StockItem>[] = [
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 150 },
  { field: 'warehouse', headerName: 'Warehouse', width: 130 },
  {
    field: 'onHand',
    headerName: 'On hand',
    type: 'number',
    width: 110,
    filterOperators: onHandOperators,
  },
];

export default function RenamedOperator() {
  return (
    <Box sx={{ height: 340 }}>
      <DataGrid
        aria-label="Stock with few units"
        rows={stock}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        initialState={startWith({
          field: 'onHand',
          operator: '<',
          value: '20',
        })}
      />
    </Box>
  );
}
