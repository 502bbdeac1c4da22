import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';
import * as React from 'react';
import { type Order, orders } from '../../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 110 },
];

export default function StateDiff() {
  const apiRef = useGridApiRef();
  const [onlyDirty, setOnlyDirty] = React.useState(true);
  const [text, setText] = React.useState('');

  const show = React.useCallback(() => {
    const state = apiRef.current.exportState({
      exportOnlyDirtyModels: onlyDirty,
    });
    setText(JSON.stringify(state, null, 2));
  }, [apiRef, onlyDirty]);

  React.useEffect(show, [show]);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={onlyDirty} onChange={(_, on) => setOnlyDirty(on)} />
        }
        label="Only what was changed"
      />
      <Box sx={{ height: 260 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders"
          rows={orders}
          columns={columns}
          onSortModelChange={show}
          onFilterModelChange={show}
          onColumnVisibilityModelChange={show}
          hideFooter
        />
      </Box>
      <Box
        component="pre"
        dir="ltr"
        role="region"
        aria-label="Exported state"
        tabIndex={0}
        sx={{ height: 180, overflow: 'auto', m: 0, mt: 1 }}
      >
        {text}
      </Box>
    </Box>
  );
}
