import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';
import * as React from 'react';
import { type StockItem, stock } from '../../../data/stock';
import { HeaderInfoButton } from './HeaderInfoButton';

export default function HeaderWithAction() {
  const apiRef = useGridApiRef();
  const [open, setOpen] = React.useState(false);

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('columnHeaderKeyDown', (params, event) => {
        const isI = event.key.toLowerCase() === 'i';
        if (params.field === 'onHand' && isI) setOpen(true);
      }),
    [apiRef],
  );

  const columns = React.useMemo<GridColDef<StockItem>[]>(
    () => [
      { field: 'name', headerName: 'Article', flex: 1, minWidth: 120 },
      {
        field: 'onHand',
        headerName: 'On hand',
        type: 'number',
        width: 150,
        renderHeader: () => (
          <HeaderInfoButton title="On hand" onOpen={() => setOpen(true)} />
        ),
      },
    ],
    [],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Box role="status">
        {open && (
          <Alert severity="info" onClose={() => setOpen(false)} sx={{ mb: 1 }}>
            Pieces on the shelf at the last count, reserved ones included.
          </Alert>
        )}
      </Box>
      <Box sx={{ height: 300 }}>
        <DataGrid
          aria-label="Stock"
          apiRef={apiRef}
          rows={stock}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
