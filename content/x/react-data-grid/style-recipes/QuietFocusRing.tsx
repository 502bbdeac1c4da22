import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { people } from '../../../data/people';
import { personColumns } from './person-columns';

const quietFocus = {
  '& .MuiDataGrid-cell, & .MuiDataGrid-columnHeader': {
    '&:focus, &:focus-within': { outline: 'none' },
    '&:focus-visible': { boxShadow: 'inset 0 -2px 0 currentColor' },
  },
};

export default function QuietFocusRing() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        aria-label="People"
        rows={people}
        columns={personColumns}
        sx={quietFocus}
        hideFooter
      />
    </Box>
  );
}
