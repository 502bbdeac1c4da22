import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, GridToolbar } from '@mui/x-data-grid';
import { type Person, people } from '../../../../data/people';
import { anyDateOperators } from './any-date-operators';

const columns: GridColDef<Person>[] = [
  { field: 'firstName', headerName: 'First name', flex: 1, minWidth: 130 },
  {
    field: 'startDate',
    headerName: 'Start',
    type: 'date',
    width: 120,
    filterable: false,
  },
  {
    field: 'lastSeen',
    headerName: 'Last seen',
    type: 'date',
    width: 120,
    filterable: false,
  },
  {
    field: 'anyDate',
    headerName: 'Start or last seen',
    hideable: false,
    valueGetter: ({ row }) => [row.startDate, row.lastSeen],
    filterOperators: anyDateOperators,
  },
];

export default function OneFilterForAllDates() {
  return (
    <Box sx={{ height: 340 }}>
      <DataGrid
        aria-label="People, filtered by two dates at once"
        rows={people}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        initialState={{
          columns: { columnVisibilityModel: { anyDate: false } },
          filter: {
            filterModel: {
              items: [
                { field: 'anyDate', operator: 'before', value: '2015-01-01' },
              ],
            },
          },
        }}
      />
    </Box>
  );
}
