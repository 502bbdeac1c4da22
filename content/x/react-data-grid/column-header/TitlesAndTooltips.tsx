import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type Person, people } from '../../../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Name', width: 120 },
  {
    field: 'rating',
    headerName: 'Rating',
    description: 'Result of the last yearly talk, from 1 to 5',
    type: 'number',
    width: 100,
  },
  { field: 'startDate', headerName: 'First day of work', type: 'date' },
  { field: 'jobTitle', width: 160 },
];

export default function TitlesAndTooltips() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        aria-label="People"
        rows={people}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
