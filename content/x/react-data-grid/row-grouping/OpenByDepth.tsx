import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import * as React from 'react';
import { type Book, books } from '../../../data/books';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 200 },
  { field: 'genre', headerName: 'Genre', width: 110 },
  { field: 'publisher', headerName: 'Publisher', width: 140 },
];

const groupingColDef = { width: 200 };

export default function OpenByDepth() {
  const [depth, setDepth] = React.useState(1);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={depth}
        onChange={(_, value: number | null) => setDepth(value ?? depth)}
        aria-label="Levels open at first"
        sx={{ mb: 1 }}
      >
        <ToggleButton value={0}>No level</ToggleButton>
        <ToggleButton value={1}>First level</ToggleButton>
        <ToggleButton value={-1}>All levels</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 400 }}>
        <DataGridPremium
          aria-label="Books by genre and publisher"
          rows={books}
          columns={columns}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={depth}
          initialState={{
            rowGrouping: { model: ['genre', 'publisher'] },
            columns: {
              columnVisibilityModel: { genre: false, publisher: false },
            },
          }}
        />
      </Box>
    </Box>
  );
}
