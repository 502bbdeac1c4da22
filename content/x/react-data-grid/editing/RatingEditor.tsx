import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type Person, people } from '../../../data/people';
import { StarsEditor } from './StarsEditor';

const columns: GridColDef<Person>[] = [
  { field: 'firstName', headerName: 'First name', flex: 1, minWidth: 110 },
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 110 },
  {
    field: 'rating',
    headerName: 'Rating',
    width: 150,
    editable: true,
    renderCell: ({ value }) => <Rating value={value} readOnly />,
    renderEditCell: (params) => <StarsEditor {...params} />,
    // Delete and letters start with an empty value: keep the old stars then.
    valueSetter: ({ value, row }) => (value ? { ...row, rating: value } : row),
  },
];

const rows = people.slice(0, 5);

export default function RatingEditor() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGrid
        aria-label="People, rating is edited with stars"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
