import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridToolbarQuickFilter,
  gridFilteredTopLevelRowCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { people } from '../../../data/people';
import { personColumns } from './person-columns';

function MatchCount() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  return (
    <Typography role="status" sx={{ p: 1.5 }}>
      {count} of {people.length} people found.
    </Typography>
  );
}

export default function ReadOutChanges() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="People, with a search"
        rows={people}
        columns={personColumns}
        slots={{ toolbar: GridToolbarQuickFilter, footer: MatchCount }}
      />
    </Box>
  );
}
