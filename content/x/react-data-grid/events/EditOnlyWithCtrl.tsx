import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';
import { type Departure, departures } from '../../../data/departures';

const columns: GridColDef<Departure>[] = [
  { field: 'line', headerName: 'Line', width: 100 },
  {
    field: 'destination',
    headerName: 'Destination',
    flex: 1,
    minWidth: 140,
    editable: true,
  },
  {
    field: 'platform',
    headerName: 'Platform',
    type: 'number',
    width: 100,
    editable: true,
  },
];

const handleDoubleClick: GridEventListener<'cellDoubleClick'> = (
  _params,
  event,
) => {
  if (!event.ctrlKey && !event.metaKey) {
    event.defaultMuiPrevented = true;
  }
};

export default function EditOnlyWithCtrl() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={columns}
        onCellDoubleClick={handleDoubleClick}
        hideFooter
      />
    </Box>
  );
}
