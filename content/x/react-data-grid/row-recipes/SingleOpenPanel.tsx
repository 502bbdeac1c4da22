import Box from '@mui/material/Box';
import { DataGridPro, type GridRowId } from '@mui/x-data-grid-pro';
import * as React from 'react';
import { type Order, orders } from '../../../data/orders';

const columns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const getPanel = ({ row }: { row: Order }) => (
  <Box sx={{ p: 2 }}>{row.items.map((item) => item.name).join(', ')}</Box>
);

const getPanelHeight = () => 'auto' as const;

export default function SingleOpenPanel() {
  const [open, setOpen] = React.useState<GridRowId[]>([1002]);

  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGridPro
        aria-label="Orders with one open panel"
        rows={orders}
        columns={columns}
        getDetailPanelContent={getPanel}
        getDetailPanelHeight={getPanelHeight}
        detailPanelExpandedRowIds={open}
        onDetailPanelExpandedRowIdsChange={(ids) => setOpen(ids.slice(-1))}
        hideFooter
      />
    </Box>
  );
}
