import type { GridColDef } from '@mui/x-data-grid';
import type { Departure } from '../../../data/departures';

export const departureColumns: GridColDef<Departure>[] = [
  { field: 'line', headerName: 'Line', width: 110 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 150 },
  { field: 'platform', headerName: 'Platform', type: 'number', width: 110 },
  { field: 'status', headerName: 'Status', width: 120 },
];
