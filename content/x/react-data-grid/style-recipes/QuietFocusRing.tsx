import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { people } from '../../../data/people';
import { personColumns } from './person-columns';

const parts = [gridClasses.cell, gridClasses.columnHeader];

const quietFocus = {
  [parts.map((part) => `& .${part}:focus, & .${part}:focus-within`).join()]: {
    outline: 'none',
  },
  [parts.map((part) => `& .${part}:focus-visible`).join()]: {
    boxShadow: 'inset 0 -2px 0 currentColor',
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
