import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridEventListener,
  GridRowEditStopReasons,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import * as React from 'react';
import { actionsColumn } from './actions-column';
import { managedColumns } from './managed-columns';
import { useManagedPeople } from './use-managed-people';

export default function ManagePeople() {
  const [modes, setModes] = React.useState<GridRowModesModel>({});
  const { apiRef, buttonRef, removeRow, ...people } = useManagedPeople();

  const columns = React.useMemo(
    () => [...managedColumns, actionsColumn(apiRef, modes, removeRow)],
    [apiRef, modes, removeRow],
  );

  const handleStop: GridEventListener<'rowEditStop'> = (params, event) => {
    const { reason, id, row } = params;
    if (reason === GridRowEditStopReasons.rowFocusOut) {
      event.defaultMuiPrevented = true;
    }
    if (reason === GridRowEditStopReasons.escapeKeyDown && row.isNew) {
      removeRow(id);
    }
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button ref={buttonRef} startIcon={<Add />} onClick={people.addRow}>
        Add person
      </Button>
      <Box sx={{ height: 370, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="People, add, edit and delete"
          editMode="row"
          rows={people.rows}
          columns={columns}
          onRowModesModelChange={setModes}
          onRowEditStop={handleStop}
          processRowUpdate={people.saveRow}
          onProcessRowUpdateError={people.showError}
          hideFooter
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
        {people.message}
      </Typography>
    </Stack>
  );
}
