import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridFilterOperator,
  GridToolbar,
  getGridNumericOperators,
} from '@mui/x-data-grid';
import { type StockItem, stock } from '../../../../data/stock';
import { startWith } from './filter-start';

const isLow: GridFilterOperator<StockItem, number> = {
  value: 'isLow',
  label: 'is low',
  requiresFilterValue: false,
  getApplyFilterFn: () => (params) =>
    params.row.onHand - params.row.reserved < params.row.reorderLevel,
};

const columns: GridColDef<StockItem>[] = [
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 150 },
  {
    field: 'onHand',
    headerName: 'On hand',
    type: 'number',
    width: 110,
    filterOperators: [isLow, ...getGridNumericOperators()],
  },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 110 },
  { field: 'reorderLevel', headerName: 'Reorder', type: 'number', width: 110 },
];

export default function PresetRuleNoInput() {
  return (
    <Box sx={{ height: 340 }}>
      <DataGrid
        aria-label="Articles to reorder"
        rows={stock}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        initialState={startWith({ field: 'onHand', operator: 'isLow' })}
      />
    </Box>
  );
}
