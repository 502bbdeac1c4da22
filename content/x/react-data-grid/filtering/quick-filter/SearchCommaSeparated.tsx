import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  GridLogicOperator,
  GridToolbarContainer,
  GridToolbarQuickFilter,
} from '@mui/x-data-grid';
import { type Order, orders } from '../../../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'status', headerName: 'Status', width: 110 },
];

function CommaToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter
        placeholder="Countries, separated by commas"
        quickFilterParser={(text) =>
          text
            .split(',')
            .map((part) => part.trim())
            .filter((part) => part !== '')
        }
        quickFilterFormatter={(values) => values.join(', ')}
        sx={{ flex: 1 }}
      />
    </GridToolbarContainer>
  );
}

export default function SearchCommaSeparated() {
  return (
    <Box sx={{ height: 340 }}>
      <DataGrid
        aria-label="Orders from some countries"
        rows={orders}
        columns={columns}
        slots={{ toolbar: CommaToolbar }}
        initialState={{
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['United States', 'Norway'],
              quickFilterLogicOperator: GridLogicOperator.Or,
            },
          },
        }}
      />
    </Box>
  );
}
