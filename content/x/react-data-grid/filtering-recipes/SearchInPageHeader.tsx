import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Portal from '@mui/material/Portal';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { DataGrid, GridToolbarQuickFilter } from '@mui/x-data-grid';
import * as React from 'react';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

function SearchInPortal({ container }: { container: HTMLElement | null }) {
  return (
    <Portal container={container}>
      <GridToolbarQuickFilter />
    </Portal>
  );
}

export default function SearchInPageHeader() {
  const [header, setHeader] = React.useState<HTMLElement | null>(null);
  const slots = React.useMemo(
    () => ({
      toolbar: () => (header ? <SearchInPortal container={header} /> : null),
    }),
    [header],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <AppBar position="static" color="default" elevation={1}>
        <Toolbar sx={{ gap: 2 }}>
          <Typography sx={{ flexGrow: 1 }}>Orders</Typography>
          <Box ref={setHeader} />
        </Toolbar>
      </AppBar>
      <Box sx={{ height: 300 }}>
        <DataGrid
          aria-label="Orders searched from the header"
          rows={orders}
          columns={orderColumns}
          slots={slots}
          hideFooter
        />
      </Box>
    </Box>
  );
}
