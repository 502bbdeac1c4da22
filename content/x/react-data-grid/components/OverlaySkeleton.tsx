import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import * as React from 'react';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

const lines = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

function SkeletonRows() {
  return (
    <Box
      role="status"
      aria-label="Loading orders"
      sx={{ height: '100%', overflow: 'hidden', bgcolor: 'background.paper' }}
    >
      {lines.map((line) => (
        <Box
          key={line}
          sx={{ height: 52, px: 1.25, display: 'flex', alignItems: 'center' }}
        >
          <Skeleton variant="rounded" height={24} width="100%" />
        </Box>
      ))}
    </Box>
  );
}

export default function OverlaySkeleton() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={loading} />}
        label="Loading"
        onChange={() => setLoading((old) => !old)}
      />
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Orders with skeletons"
          rows={loading ? [] : orders}
          columns={orderColumns}
          loading={loading}
          slots={{ loadingOverlay: SkeletonRows }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
