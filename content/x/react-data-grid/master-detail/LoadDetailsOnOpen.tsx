import Box from '@mui/material/Box';
import { DataGridPro, type GridRowParams } from '@mui/x-data-grid-pro';
import { type Order, orders } from '../../../data/orders';
import { orderColumns } from './order-columns';
import { RemoteItems } from './RemoteItems';

const getPanel = ({ row }: GridRowParams<Order>) => (
  <RemoteItems id={row.id} fail={row.id === 1003} />
);
const getPanelHeight = () => 120;

export default function LoadDetailsOnOpen() {
  return (
    <Box sx={{ height: 380 }}>
      <DataGridPro
        aria-label="Orders; items load on demand"
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
