import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import * as React from 'react';
import { type Order, orders } from '../../../data/orders';
import { ItemList } from './ItemList';
import { orderColumns } from './order-columns';

const getPanel = ({ row }: GridRowParams<Order>) => <ItemList order={row} />;
const getPanelHeight = () => 120;
const allIds = orders.map((order) => order.id);

export default function OpenPanelsInState() {
  const [open, setOpen] = React.useState<GridRowId[]>([1002]);

  return (
    <div>
      <Button onClick={() => setOpen(allIds)}>Open all panels</Button>
      <Button onClick={() => setOpen([])}>Close all panels</Button>
      <Typography variant="body2" sx={{ py: 1 }} aria-live="polite">
        Open: {open.length === 0 ? 'none' : open.join(', ')}
      </Typography>
      <Box sx={{ height: 360 }}>
        <DataGridPro
          aria-label="Orders; open panels in state"
          rows={orders}
          columns={orderColumns}
          getDetailPanelContent={getPanel}
          getDetailPanelHeight={getPanelHeight}
          detailPanelExpandedRowIds={open}
          onDetailPanelExpandedRowIdsChange={setOpen}
          hideFooter
        />
      </Box>
    </div>
  );
}
