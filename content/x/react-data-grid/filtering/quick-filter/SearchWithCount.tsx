import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  gridFilteredTopLevelRowCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { type Person, people } from '../../../../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'firstName', headerName: 'First name', width: 120 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'jobTitle', headerName: 'Job title', flex: 1, minWidth: 170 },
];

function SearchToolbar() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);

  return (
    <GridToolbarContainer sx={{ gap: 2 }}>
      <GridToolbarQuickFilter
        placeholder="Name, job or department"
        debounceMs={300}
      />
      <Typography variant="body2" role="status">
        {count === 1 ? '1 person' : `${count} people`}
      </Typography>
    </GridToolbarContainer>
  );
}

export default function SearchWithCount() {
  return (
    <Box sx={{ height: 340 }}>
      <DataGrid
        aria-label="People"
        rows={people}
        columns={columns}
        slots={{ toolbar: SearchToolbar }}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['head'] } },
        }}
      />
    </Box>
  );
}
