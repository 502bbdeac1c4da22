import type { GridColDef } from '@mui/x-data-grid-premium';
import type { Book } from '../../../data/books';

export const bookColumns: GridColDef<Book>[] = [
  { field: 'genre', headerName: 'Genre', width: 110 },
  { field: 'title', headerName: 'Title', width: 220 },
  { field: 'year', headerName: 'Year', width: 90 },
  { field: 'copiesSold', headerName: 'Copies', type: 'number', width: 120 },
];

export const byGenre = {
  rowGrouping: { model: ['genre'] },
  columns: { columnVisibilityModel: { genre: false } },
};
