import type { GridColDef } from '@mui/x-data-grid-premium';
import type { Book } from '../../../data/books';

export const bookColumns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
  { field: 'genre', headerName: 'Genre', width: 110 },
  { field: 'copiesSold', headerName: 'Copies', type: 'number', width: 130 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 130 },
];
