import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, GridToolbar } from '@mui/x-data-grid';
import { type Person, people } from '../../../../data/people';

const matchYear: GridColDef<Person, Date>['getApplyQuickFilterFn'] = (
  word: string,
) => {
  if (!/^\d{4}$/.test(word)) {
    return null;
  }
  return ({ value }) => value?.getFullYear() === Number(word);
};

const columns: GridColDef<Person>[] = [
  { field: 'firstName', headerName: 'First name', width: 120 },
  { field: 'department', headerName: 'Department', flex: 1, minWidth: 130 },
  {
    field: 'startDate',
    headerName: 'Start',
    type: 'date',
    width: 120,
    getApplyQuickFilterFn: matchYear,
  },
];

export default function SearchByYear() {
  return (
    <Box sx={{ height: 340 }}>
      <DataGrid
        aria-label="People by the year in which they started"
        rows={people}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true } }}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['2019'] } },
        }}
      />
    </Box>
  );
}
