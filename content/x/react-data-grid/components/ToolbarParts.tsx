import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarFilterButton,
  useGridApiContext,
} from '@mui/x-data-grid';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

const firstNewId = 2001;

function OrdersToolbar() {
  const apiRef = useGridApiContext();
  const add = () => {
    const id = firstNewId + apiRef.current.getRowsCount() - orders.length;
    apiRef.current.updateRows([{ id, customer: 'New customer', quantity: 1 }]);
  };

  return (
    <GridToolbarContainer>
      <Button size="small" startIcon={<AddIcon />} onClick={add}>
        New order
      </Button>
      <GridToolbarFilterButton />
      <GridToolbarColumnsButton />
    </GridToolbarContainer>
  );
}

const columns = [
  { field: 'id', headerName: 'No.', width: 80 },
  ...orderColumns,
];
const slots = { toolbar: OrdersToolbar };
const latestFirst = { field: 'id', sort: 'desc' as const };

export default function ToolbarParts() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        initialState={{ sorting: { sortModel: [latestFirst] } }}
        slots={slots}
        hideFooter
      />
    </Box>
  );
}
