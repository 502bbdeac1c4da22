import Box from '@mui/material/Box';
import { DataGridPro, type GridRowParams } from '@mui/x-data-grid-pro';
import { type Order, orders } from '../../../data/orders';
import { CheckList } from './CheckList';
import { orderColumns } from './order-columns';

const getPanel = ({ row }: GridRowParams<Order>) => <CheckList order={row} />;
const getPanelHeight = () => 'auto' as const;

export default function PanelFitsContent() {
  return (
    <Box sx={{ height: 380 }}>
      <DataGridPro
        aria-label="Orders with packing steps"
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
