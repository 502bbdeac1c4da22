import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
  gridExpandedSortedRowIdsSelector,
} from '@mui/x-data-grid';
import { type Person, people } from '../../../data/people';

/** Whether the row above shows the same value. */
function repeats({ api, id, field, value }: GridRenderCellParams<Person>) {
  const ids = gridExpandedSortedRowIdsSelector({ current: api });
  const above = ids[ids.indexOf(id) - 1];
  return above !== undefined && api.getCellValue(above, field) === value;
}

const columns: GridColDef<Person>[] = [
  {
    field: 'department',
    headerName: 'Department',
    width: 130,
    renderCell: (params) => (repeats(params) ? '' : params.value),
  },
  { field: 'lastName', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'salary', headerName: 'Salary', type: 'number', width: 110 },
];

export default function BlankRepeatedValues() {
  return (
    <Box sx={{ height: 380 }}>
      <DataGrid
        aria-label="People by department"
        rows={people}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'department', sort: 'asc' }] },
        }}
        hideFooter
      />
    </Box>
  );
}
