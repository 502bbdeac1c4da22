import Box from '@mui/material/Box';
import { DataGridPro, type GridRowParams } from '@mui/x-data-grid-pro';
import { type Order, orders } from '../../../data/orders';
import { CustomerForm } from './CustomerForm';
import { orderColumns } from './order-columns';

const getPanel = ({ row }: GridRowParams<Order>) => (
  <CustomerForm order={row} />
);
const getPanelHeight = () => 'auto' as const;

export default function EditInPanel() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGridPro
        aria-label="Orders with an edit form"
        rows={orders}
        columns={orderColumns}
        getDetailPanelContent={getPanel}
        getDetailPanelHeight={getPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: [1002] } }}
        hideFooter
      />
    </Box>
  );
}
