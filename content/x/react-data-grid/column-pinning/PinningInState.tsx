import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import { DataGridPro, type GridPinnedColumns } from '@mui/x-data-grid-pro';
import * as React from 'react';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

export default function PinningInState() {
  const [pinned, setPinned] = React.useState<GridPinnedColumns>({
    left: ['customer'],
    right: ['status'],
  });
  const statusIsPinned = pinned.right?.includes('status') ?? false;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} alignItems="center" flexWrap="wrap">
        <ToggleButton
          value="status"
          size="small"
          selected={statusIsPinned}
          onChange={() =>
            setPinned({ ...pinned, right: statusIsPinned ? [] : ['status'] })
          }
        >
          Keep status in view
        </ToggleButton>
        <code>{JSON.stringify(pinned)}</code>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          aria-label="Orders"
          rows={orders}
          columns={orderColumns}
          pinnedColumns={pinned}
          onPinnedColumnsChange={setPinned}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
