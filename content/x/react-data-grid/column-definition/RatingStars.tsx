import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { type Person, people } from '../../../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Last name', width: 120 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 150,
    renderCell: ({ value }: GridRenderCellParams<Person, number>) => (
      <Rating readOnly size="small" value={value} />
    ),
  },
  {
    field: 'email',
    headerName: 'E-mail',
    width: 240,
    renderCell: ({ value, tabIndex }: GridRenderCellParams<Person, string>) => (
      <Link href={`mailto:${value}`} tabIndex={tabIndex}>
        {value}
      </Link>
    ),
  },
];

export default function RatingStars() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGrid
        aria-label="People with rating"
        rows={people}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
