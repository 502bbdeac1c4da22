import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import * as React from 'react';
import { orders } from '../../../data/orders';
import { type Places, pinColumns } from './pin-columns';

export default function PinFavorites() {
  const [places, setPlaces] = React.useState<Places>({
    1003: 'top',
    1009: 'bottom',
  });
  const columns = React.useMemo(
    () =>
      pinColumns(places, (id, place) =>
        setPlaces((previous) => ({ ...previous, [id]: place })),
      ),
    [places],
  );
  const rows = React.useMemo(
    () => orders.filter((order) => !places[order.id]),
    [places],
  );
  const pinnedRows = React.useMemo(
    () => ({
      top: orders.filter((order) => places[order.id] === 'top'),
      bottom: orders.filter((order) => places[order.id] === 'bottom'),
    }),
    [places],
  );

  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        hideFooter
      />
    </Box>
  );
}
