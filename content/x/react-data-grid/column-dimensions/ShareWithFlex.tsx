import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type GridColDef,
  type GridColumnHeaderParams,
} from '@mui/x-data-grid';
import * as React from 'react';
import { books } from '../../../data/books';
import { FlexSlider } from './FlexSlider';

const showWidth = ({ field, colDef }: GridColumnHeaderParams) =>
  `${field}: ${Math.round(colDef.computedWidth)} px`;

export default function ShareWithFlex() {
  const [title, setTitle] = React.useState(2);
  const [genre, setGenre] = React.useState(1);

  const columns = React.useMemo<GridColDef[]>(
    () => [
      { field: 'year', width: 120, renderHeader: showWidth },
      { field: 'title', flex: title, renderHeader: showWidth },
      { field: 'genre', flex: genre, renderHeader: showWidth },
    ],
    [title, genre],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={4} sx={{ px: 2 }}>
        <FlexSlider column="Title" flex={title} onChange={setTitle} />
        <FlexSlider column="Genre" flex={genre} onChange={setGenre} />
      </Stack>
      <Box sx={{ height: 260 }}>
        <DataGrid
          aria-label="Books"
          rows={books}
          columns={columns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
