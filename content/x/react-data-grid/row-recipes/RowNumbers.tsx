import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
  gridExpandedSortedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { type Order, orders } from '../../../data/orders';

/** The position changes when the grid sorts or filters, and the cell with it. */
function RowNumber({ id }: GridRenderCellParams) {
  const apiRef = useGridApiContext();
  const ids = useGridSelector(apiRef, gridExpandedSortedRowIdsSelector);
  return ids.indexOf(id) + 1;
}

const columns: GridColDef<Order>[] = [
  {
    field: 'number',
    headerName: '#',
    width: 60,
    align: 'right',
    headerAlign: 'right',
    sortable: false,
    filterable: false,
    disableColumnMenu: true,
    disableExport: true,
    renderCell: (params) => <RowNumber {...params} />,
  },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

export default function RowNumbers() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Orders with row numbers"
        rows={orders}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'quantity', sort: 'desc' }] },
        }}
      />
    </Box>
  );
}
