import Box from '@mui/material/Box';
import { DataGridPro, type GridRowParams } from '@mui/x-data-grid-pro';
import { type Order, orders } from '../../../data/orders';
import { ItemList } from './ItemList';
import { orderColumns } from './order-columns';

const getPanel = ({ row }: GridRowParams<Order>) => <ItemList order={row} />;
const getPanelHeight = () => 120;

export default function OrderDetails() {
  return (
    <Box sx={{ height: 380 }}>
      <DataGridPro
        aria-label="Orders with their items"
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
