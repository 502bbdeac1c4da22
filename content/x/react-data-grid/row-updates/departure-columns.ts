import type { GridColDef } from '@mui/x-data-grid';
import type { Departure } from '../../../data/departures';

export const departureColumns: GridColDef<Departure>[] = [
  { field: 'line', headerName: 'Line', width: 90 },
  { field: 'destination', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'platform', headerName: 'Platform', type: 'number', width: 90 },
  { field: 'delayMin', headerName: 'Delay', type: 'number', width: 80 },
  { field: 'status', headerName: 'Status', width: 110 },
];
