import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { type Order, type OrderItem, orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

const itemColumns: GridColDef<OrderItem>[] = [
  { field: 'name', headerName: 'Item', flex: 1, minWidth: 130 },
  { field: 'quantity', headerName: 'Units', type: 'number', width: 90 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
];
const getItemId = (item: OrderItem) => item.sku;

const getPanel = ({ row }: GridRowParams<Order>) => (
  <Box sx={{ p: 1, height: '100%', boxSizing: 'border-box' }}>
    <DataGridPro
      aria-label={`Items of order ${row.id}`}
      density="compact"
      rows={row.items}
      columns={itemColumns}
      getRowId={getItemId}
      hideFooter
    />
  </Box>
);
const getPanelHeight = () => 180;

export default function NestedItemsGrid() {
  return (
    <Box sx={{ height: 400 }}>
      <DataGridPro
        aria-label="Orders with a grid of items"
        rows={orders}
        columns={orderColumns}
        getDetailPanelContent={getPanel}
        getDetailPanelHeight={getPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: [1001] } }}
        hideFooter
      />
    </Box>
  );
}
