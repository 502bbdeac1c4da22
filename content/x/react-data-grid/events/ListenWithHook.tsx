import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  GridToolbarContainer,
  useGridApiContext,
  useGridApiEventHandler,
} from '@mui/x-data-grid';
import * as React from 'react';
import { type Departure, departures } from '../../../data/departures';

const columns: GridColDef<Departure>[] = [
  { field: 'line', headerName: 'Line', width: 100 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 110 },
];

function HoveredRow() {
  const apiRef = useGridApiContext();
  const [text, setText] = React.useState('Point at a row');

  useGridApiEventHandler(apiRef, 'rowMouseEnter', ({ row }) => {
    setText(`${row.line} to ${row.destination}: ${row.status}`);
  });
  useGridApiEventHandler(apiRef, 'rowMouseLeave', () => {
    setText('Point at a row');
  });

  return <GridToolbarContainer sx={{ p: 1 }}>{text}</GridToolbarContainer>;
}

export default function ListenWithHook() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={columns}
        slots={{ toolbar: HoveredRow }}
        hideFooter
      />
    </Box>
  );
}
