import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  type GridGroupingColDefOverride,
  type GridInitialState,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD as groupField,
} from '@mui/x-data-grid-premium';
import * as React from 'react';
import { books } from '../../../data/books';
import { LevelToggle } from './LevelToggle';

const rows = books.map((book) => ({ ...book, country: book.author.country }));

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'title', headerName: 'Title' },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'genre', headerName: 'Genre', width: 110 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 90 },
];

const initialState: GridInitialState = {
  rowGrouping: { model: ['country', 'genre'] },
  columns: {
    columnVisibilityModel: { title: false, country: false, genre: false },
  },
  sorting: { sortModel: [{ field: groupField, sort: 'desc' }] },
};

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
      <LevelToggle
        levels={Object.keys(overrides)}
        level={level}
        onChange={setLevel}
      />
      <Box sx={{ height: 440 }}>
        <DataGridPremium
          key={level}
          aria-label="Books by country and genre"
          rows={rows}
          columns={columns}
          groupingColDef={overrides[level]}
          defaultGroupingExpansionDepth={-1}
          initialState={initialState}
        />
      </Box>
    </Box>
  );
}
