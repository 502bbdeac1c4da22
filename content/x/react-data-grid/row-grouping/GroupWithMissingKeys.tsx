import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import * as React from 'react';
import { type Book, books } from '../../../data/books';

const inline: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 200 },
  { field: 'publisher', headerName: 'Publisher', width: 140 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 90 },
];

const collected = inline.map((column) =>
  column.field === 'publisher'
    ? {
        ...column,
        groupingValueGetter: ({ row }: { row: Book }) =>
          row.publisher ?? 'None',
      }
    : column,
);

export default function GroupWithMissingKeys() {
  const [collect, setCollect] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={collect}
            onChange={(event) => setCollect(event.target.checked)}
          />
        }
        label="Collect books without publisher"
      />
      <Box sx={{ height: 400 }}>
        <DataGridPremium
          aria-label="Books by publisher"
          rows={books}
          columns={collect ? collected : inline}
          initialState={{ rowGrouping: { model: ['publisher'] } }}
        />
      </Box>
    </Box>
  );
}
