import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import * as React from 'react';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

function ProgressBar() {
  return <LinearProgress aria-label="Loading orders" />;
}

export default function OverlayProgressBar() {
  const [loading, setLoading] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={loading} />}
        label="Loading"
        onChange={() => setLoading((old) => !old)}
      />
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Orders"
          rows={orders}
          columns={orderColumns}
          loading={loading}
          slots={{ loadingOverlay: ProgressBar }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
