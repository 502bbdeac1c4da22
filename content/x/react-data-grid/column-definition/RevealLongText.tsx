import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type Person, people } from '../../../data/people';
import { LongText } from './LongText';

const columns: GridColDef<Person>[] = [
  { field: 'firstName', headerName: 'First name', width: 100 },
  { field: 'jobTitle', headerName: 'Job title', width: 170 },
  {
    field: 'bio',
    headerName: 'Bio',
    flex: 1,
    minWidth: 180,
    renderCell: (params) => <LongText {...params} />,
  },
];

export default function RevealLongText() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGrid
        aria-label="People with a short bio"
        rows={people}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
