import type { GridColDef } from '@mui/x-data-grid-premium';
import type { Book } from '../../../data/books';

export const bookColumns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 200 },
  { field: 'genre', headerName: 'Genre', width: 110 },
  { field: 'publisher', headerName: 'Publisher', width: 140 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 90 },
];
