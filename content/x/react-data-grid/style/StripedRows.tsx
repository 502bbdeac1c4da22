import Box from '@mui/material/Box';
import { DataGrid, type GridRowClassNameParams } from '@mui/x-data-grid';
import { people } from '../../../data/people';
import { personColumns } from './person-columns';

const getRowClass = (params: GridRowClassNameParams) =>
  params.indexRelativeToCurrentPage % 2 === 1 ? 'odd' : '';
const sx = {
  '& .odd:not(.Mui-selected, :hover)': { bgcolor: 'action.hover' },
};

export default function StripedRows() {
  return (
    <Box sx={{ height: 340 }}>
      <DataGrid
        aria-label="People in striped rows"
        rows={people}
        columns={personColumns}
        getRowClassName={getRowClass}
        density="compact"
        sx={sx}
      />
    </Box>
  );
}
