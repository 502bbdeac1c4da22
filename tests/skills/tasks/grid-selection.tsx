// Task: choose rows with checkboxes and act on them.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import * as React from 'react';

interface Guest {
  id: number;
  name: string;
}

const columns: GridColDef<Guest>[] = [{ field: 'name', headerName: 'Name', flex: 1 }];

export default function Guests({
  rows,
  onInvite,
}: {
  rows: readonly Guest[];
  onInvite: (guests: Guest[]) => void;
}) {
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([]);

  return (
    <>
      <Button
        disabled={selected.length === 0}
        onClick={() => onInvite(rows.filter(({ id }) => selected.includes(id)))}
      >
        Invite {selected.length}
      </Button>
      <Box sx={{ height: 400 }}>
        <DataGrid
          aria-label="Guests"
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
        />
      </Box>
    </>
  );
}
