import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridToolbarContainer,
  gridSortModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { departures } from '../../../data/departures';
import { departureColumns } from './departure-columns';

function SortToolbar() {
  const apiRef = useGridApiContext();
  const [rule] = useGridSelector(apiRef, gridSortModelSelector);

  return (
    <GridToolbarContainer>
      <Button
        aria-pressed={rule?.field === 'platform'}
        onClick={() =>
          apiRef.current.setSortModel([{ field: 'platform', sort: 'asc' }])
        }
      >
        By platform
      </Button>
      <Button disabled={!rule} onClick={() => apiRef.current.setSortModel([])}>
        By time
      </Button>
    </GridToolbarContainer>
  );
}

export default function ControlFromToolbar() {
  return (
    <Box sx={{ height: 340 }}>
      <DataGrid
        aria-label="Departures with buttons in the toolbar"
        rows={departures}
        columns={departureColumns}
        slots={{ toolbar: SortToolbar }}
        hideFooter
      />
    </Box>
  );
}
