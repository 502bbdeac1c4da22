import HomeWork from '@mui/icons-material/HomeWork';
import Star from '@mui/icons-material/Star';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type Person, people } from '../../../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Name', flex: 1, minWidth: 110 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 110,
    renderHeader: () => <Star titleAccess="Rating" color="primary" />,
  },
  {
    field: 'remote',
    headerName: 'Works remotely',
    type: 'boolean',
    width: 110,
    renderHeader: ({ colDef }) => (
      <HomeWork titleAccess={colDef.headerName} color="primary" />
    ),
  },
];

export default function HeaderWithIcon() {
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
