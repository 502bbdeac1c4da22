import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import { DataGridPro, type GridPinnedColumns } from '@mui/x-data-grid-pro';
import * as React from 'react';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

const withoutStatus = (fields: string[]) =>
  fields.filter((field) => field !== 'status');

export default function PinningInState() {
  const [pinned, setPinned] = React.useState<GridPinnedColumns>({
    left: ['customer'],
    right: ['status'],
  });
  const { left = [], right = [] } = pinned;
  const statusIsPinned = [...left, ...right].includes('status');
  const toggleStatus = () =>
    setPinned(
      statusIsPinned
        ? { left: withoutStatus(left), right: withoutStatus(right) }
        : { left, right: [...right, 'status'] },
    );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} alignItems="center" flexWrap="wrap">
        <ToggleButton
          value="status"
          size="small"
          selected={statusIsPinned}
          onChange={toggleStatus}
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
