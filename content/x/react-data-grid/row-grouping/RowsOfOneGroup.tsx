import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  type GridColDef,
  type GridRowId,
  getGroupRowIdFromPath,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import * as React from 'react';
import { type Book, books } from '../../../data/books';
import { GenreSelect } from './GenreSelect';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 200 },
  { field: 'genre', headerName: 'Genre', width: 110 },
];

export default function RowsOfOneGroup() {
  const apiRef = useGridApiRef();
  const [genre, setGenre] = React.useState('Poetry');
  const [ids, setIds] = React.useState<GridRowId[]>([]);

  React.useEffect(() => {
    const groupId = getGroupRowIdFromPath([{ field: 'genre', key: genre }]);
    setIds(apiRef.current.getRowGroupChildren({ groupId, applySorting: true }));
  }, [apiRef, genre]);

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%' }}
    >
      <Box sx={{ height: 360, flex: { xs: 'none', sm: 1 }, minWidth: 0 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Books by genre"
          rows={books}
          columns={columns}
          initialState={{
            rowGrouping: { model: ['genre'] },
            columns: { columnVisibilityModel: { genre: false } },
          }}
        />
      </Box>
      <Box sx={{ width: { xs: '100%', sm: 220 } }}>
        <GenreSelect genre={genre} onChange={setGenre} />
        <ul>
          {ids.map((id) => (
            <li key={id}>{apiRef.current.getRow(id)?.title}</li>
          ))}
        </ul>
      </Box>
    </Stack>
  );
}
