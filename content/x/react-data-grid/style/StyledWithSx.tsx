import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { people } from '../../../data/people';
import { personColumns } from './person-columns';

const sx = {
  border: 2,
  borderColor: 'primary.main',
  borderRadius: 3,
  [`& .${gridClasses.columnHeaderTitle}`]: { fontWeight: 'bold' },
  [`& .${gridClasses.cell}:hover`]: { color: 'primary.main' },
};

export default function StyledWithSx() {
  return (
    <Box sx={{ height: 340 }}>
      <DataGrid
        aria-label="People in a styled grid"
        rows={people}
        columns={personColumns}
        showCellVerticalBorder
        sx={sx}
      />
    </Box>
  );
}
