import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { DataGrid, GridFooterContainer, GridRowCount } from '@mui/x-data-grid';
import * as React from 'react';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    connected: boolean;
  }
}

function ConnectionFooter({ connected = false }: { connected?: boolean }) {
  return (
    <GridFooterContainer sx={{ px: 2 }}>
      <Chip
        role="status"
        size="small"
        variant="outlined"
        color={connected ? 'success' : 'warning'}
        label={connected ? 'Live' : 'Offline'}
      />
      <GridRowCount rowCount={orders.length} visibleRowCount={orders.length} />
    </GridFooterContainer>
  );
}

export default function FooterFromProps() {
  const [connected, setConnected] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setConnected((old) => !old)} sx={{ mb: 1 }}>
        {connected ? 'Disconnect' : 'Connect'}
      </Button>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Orders"
          rows={orders}
          columns={orderColumns}
          slots={{ footer: ConnectionFooter }}
          slotProps={{ footer: { connected } }}
        />
      </Box>
    </Box>
  );
}
