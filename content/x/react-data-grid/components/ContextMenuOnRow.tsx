import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import * as React from 'react';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

interface Target {
  id: number;
  left: number;
  top: number;
}

export default function ContextMenuOnRow() {
  const apiRef = useGridApiRef();
  const [target, setTarget] = React.useState<Target | null>(null);

  const open = (event: React.MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const { clientX: left, clientY: top, currentTarget } = event;
    setTarget({ id: Number(currentTarget.dataset.id), left, top });
  };

  const setStatus = (status: string) => {
    apiRef.current.updateRows([{ id: target?.id, status }]);
    setTarget(null);
  };

  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        apiRef={apiRef}
        rows={orders}
        columns={orderColumns}
        slotProps={{ row: { onContextMenu: open } }}
        hideFooter
      />
      <Menu
        open={target !== null}
        onClose={() => setTarget(null)}
        anchorReference="anchorPosition"
        anchorPosition={target ?? undefined}
      >
        <MenuItem onClick={() => setStatus('Shipped')}>
          Mark as shipped
        </MenuItem>
        <MenuItem onClick={() => setStatus('Cancelled')}>Cancel order</MenuItem>
      </Menu>
    </Box>
  );
}
