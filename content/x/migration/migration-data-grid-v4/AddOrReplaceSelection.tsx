import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
  useGridApiRef,
} from '@mui/x-data-grid';
import * as React from 'react';
import { departures } from '../../../data/departures';

const columns: GridColDef[] = [
  { field: 'line', headerName: 'Line', width: 110 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 130 },
];

const rows = departures.slice(0, 4);

export default function AddOrReplaceSelection() {
  const apiRef = useGridApiRef();
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([1]);

  return (
    <Box sx={{ width: '100%' }}>
      {rows.slice(1, 3).map(({ id, line }) => (
        <Box key={id}>
          <Button onClick={() => apiRef.current.selectRow(id, true)}>
            Add {line}
          </Button>
          <Button onClick={() => apiRef.current.selectRow(id, true, true)}>
            Only {line}
          </Button>
        </Box>
      ))}
      <Box sx={{ height: 266 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Departures to announce"
          rows={rows}
          columns={columns}
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
          checkboxSelection
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
    </Box>
  );
}
