import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  GridToolbarContainer,
  GridToolbarFilterButton,
  gridFilteredTopLevelRowCountSelector,
  gridRowCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { type Person, people } from '../../../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Name', width: 120 },
  { field: 'remote', headerName: 'Remote', type: 'boolean', width: 120 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'jobTitle', headerName: 'Job title', flex: 1, minWidth: 150 },
];

function CountToolbar() {
  const apiRef = useGridApiContext();
  const matches = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const total = useGridSelector(apiRef, gridRowCountSelector);

  return (
    <GridToolbarContainer sx={{ justifyContent: 'space-between' }}>
      <GridToolbarFilterButton />
      <Typography variant="body2" role="status" sx={{ px: 1 }}>
        {matches} of {total} people
      </Typography>
    </GridToolbarContainer>
  );
}

export default function CountMatches() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGrid
        aria-label="People who work remotely"
        rows={people}
        columns={columns}
        slots={{ toolbar: CountToolbar }}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'remote', operator: 'is', value: 'true' }],
            },
          },
        }}
      />
    </Box>
  );
}
