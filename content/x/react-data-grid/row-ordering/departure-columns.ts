import type { GridColDef } from '@mui/x-data-grid';
import { type Departure, departures } from '../../../data/departures';

export const departureColumns: GridColDef<Departure>[] = [
  { field: 'line', headerName: 'Line', sortable: false, width: 110 },
  {
    field: 'destination',
    headerName: 'Destination',
    sortable: false,
    flex: 1,
    minWidth: 120,
  },
];

export const firstDepartures = departures.slice(0, 6);

/** A copy of the rows in which one has moved. */
export function moveRow<R>(rows: readonly R[], from: number, to: number): R[] {
  const moved = rows.filter((_, index) => index !== from);
  moved.splice(to, 0, ...rows.slice(from, from + 1));
  return moved;
}
