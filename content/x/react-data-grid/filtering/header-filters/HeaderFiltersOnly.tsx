import Box from '@mui/material/Box';
import { DataGridPro, GridToolbar } from '@mui/x-data-grid-pro';
import { people } from '../../../../data/people';
import { personColumns } from './person-columns';

export default function HeaderFiltersOnly() {
  return (
    <Box sx={{ height: 400 }}>
      <DataGridPro
        aria-label="People, filtered in the headers only"
        rows={people}
        columns={personColumns}
        unstable_headerFilters
        disableColumnFilter
        slots={{ toolbar: GridToolbar }}
      />
    </Box>
  );
}
