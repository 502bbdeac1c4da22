import type { GridColDef } from '@mui/x-data-grid';
import type { Book } from '../../../data/books';

export const bookColumns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  { field: 'genre', headerName: 'Genre', width: 110 },
  { field: 'year', headerName: 'Year', width: 100 },
  { field: 'price', headerName: 'Price', type: 'number', width: 110 },
];
