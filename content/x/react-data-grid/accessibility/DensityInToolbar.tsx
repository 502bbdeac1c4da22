import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarDensitySelector,
} from '@mui/x-data-grid';
import { people } from '../../../data/people';
import { personColumns } from './person-columns';

function DensityToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarDensitySelector />
    </GridToolbarContainer>
  );
}

export default function DensityInToolbar() {
  return (
    <Box sx={{ height: 340 }}>
      <DataGrid
        aria-label="People"
        rows={people}
        columns={personColumns}
        slots={{ toolbar: DensityToolbar }}
        hideFooter
      />
    </Box>
  );
}
