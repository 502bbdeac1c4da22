import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';
import { orders } from '../../../data/orders';

const orderColumns: GridColDef[] = [
  { field: 'customer', headerName: 'Customer', flex: 1 },
];
const itemColumns: GridColDef[] = [
  { field: 'name', headerName: 'Article', flex: 1 },
  { field: 'quantity', headerName: 'Units', type: 'number', width: 90 },
];
const itemsOf = (orderId: number) =>
  orders
    .find(({ id }) => id === orderId)
    ?.items.map((item) => ({ ...item, id: item.sku })) ?? [];

const firstItems = itemsOf(1001);

export default function TwoGridsTwoRefs() {
  const ordersRef = useGridApiRef();
  const itemsRef = useGridApiRef();

  const clear = () => ordersRef.current.setRowSelectionModel([]);

  return (
    <Box
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}
    >
      <Button onClick={clear} sx={{ gridColumn: '1 / -1' }}>
        Clear selection
      </Button>
      <Box sx={{ height: 300 }}>
        <DataGrid
          apiRef={ordersRef}
          aria-label="Orders"
          rows={orders}
          columns={orderColumns}
          hideFooter
          onRowSelectionModelChange={([id]) => {
            itemsRef.current.setRows(itemsOf(Number(id)));
            itemsRef.current.scroll({ top: 0 });
          }}
        />
      </Box>
      <Box sx={{ height: 300 }}>
        <DataGrid
          apiRef={itemsRef}
          aria-label="Articles of the selected order"
          rows={firstItems}
          columns={itemColumns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
