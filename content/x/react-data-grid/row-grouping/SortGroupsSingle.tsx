import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
  type GridGroupingColDefOverride,
} from '@mui/x-data-grid-premium';
import * as React from 'react';
import { books } from '../../../data/books';

const rows = books.map((book) => ({ ...book, country: book.author.country }));

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'title', headerName: 'Title' },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'genre', headerName: 'Genre', width: 110 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 90 },
];

const base = { leafField: 'title', flex: 1, minWidth: 220 };
const overrides: Record<string, GridGroupingColDefOverride> = {
  country: { ...base, mainGroupingCriteria: 'country' },
  genre: { ...base, mainGroupingCriteria: 'genre' },
  title: base,
};

export default function SortGroupsSingle() {
  const [level, setLevel] = React.useState('genre');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={level}
        onChange={(_, value: string | null) => setLevel(value ?? level)}
        aria-label="Level that the header sorts"
        sx={{ mb: 1 }}
      >
        {Object.keys(overrides).map((key) => (
          <ToggleButton key={key} value={key}>
            {key}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 440 }}>
        <DataGridPremium
          key={level}
          aria-label="Books by country and genre"
          rows={rows}
          columns={columns}
          groupingColDef={overrides[level]}
          defaultGroupingExpansionDepth={-1}
          initialState={{
            rowGrouping: { model: ['country', 'genre'] },
            columns: {
              columnVisibilityModel: {
                title: false,
                country: false,
                genre: false,
              },
            },
            sorting: {
              sortModel: [
                {
                  field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
                  sort: 'desc',
                },
              ],
            },
          }}
        />
      </Box>
    </Box>
  );
}
