import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';
import * as React from 'react';
import { type Departure, departures } from '../../../data/departures';

const columns: GridColDef<Departure>[] = [
  { field: 'line', headerName: 'Line', width: 100 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 140 },
  { field: 'platform', headerName: 'Platform', type: 'number', width: 100 },
];

export default function ListenWithProp() {
  const [message, setMessage] = React.useState('Click a row.');

  const handleRowClick: GridEventListener<'rowClick'> = (params) => {
    setMessage(`To ${params.row.destination}: platform ${params.row.platform}`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Departures"
          rows={departures}
          columns={columns}
          onRowClick={handleRowClick}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}
