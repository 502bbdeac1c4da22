import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import * as React from 'react';
import { stock } from '../../../../data/stock';
import { stockColumns } from './stock-columns';

export default function PanelUnderOwnButton() {
  const apiRef = useGridApiRef();
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Button
          ref={setButton}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => apiRef.current.showFilterPanel()}
        >
          Find articles
        </Button>
      </Box>
      <Box sx={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Stock"
          rows={stock}
          columns={stockColumns}
          onPreferencePanelOpen={() => setOpen(true)}
          onPreferencePanelClose={() => setOpen(false)}
          slotProps={{
            panel: { anchorEl: button, placement: 'bottom-end' },
          }}
        />
      </Box>
    </Box>
  );
}
