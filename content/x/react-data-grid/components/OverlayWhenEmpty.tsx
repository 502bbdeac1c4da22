import InboxIcon from '@mui/icons-material/Inbox';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import * as React from 'react';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

const LoadSample = React.createContext(() => {});

function NoOrders() {
  const loadSample = React.useContext(LoadSample);

  return (
    <Stack sx={{ alignItems: 'center', justifyContent: 'center', height: 1 }}>
      <InboxIcon color="disabled" sx={{ fontSize: 48 }} />
      <Typography>Your first order will appear here.</Typography>
      <Button onClick={loadSample}>Add sample orders</Button>
    </Stack>
  );
}

export default function OverlayWhenEmpty() {
  const [rows, setRows] = React.useState<typeof orders>([]);

  return (
    <Box sx={{ height: 320 }}>
      <LoadSample.Provider value={() => setRows(orders)}>
        <DataGrid
          aria-label="Orders of a new shop"
          rows={rows}
          columns={orderColumns}
          slots={{ noRowsOverlay: NoOrders }}
          hideFooter
        />
      </LoadSample.Provider>
    </Box>
  );
}
