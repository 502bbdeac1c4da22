import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import * as React from 'react';
import { books } from '../../../data/books';
import { bookColumns } from './book-columns';

const names = ['headerName', 'leafField', 'hideDescendantCount'];

export default function GroupingColumnOptions() {
  const [chosen, setChosen] = React.useState(['headerName', 'leafField']);

  const groupingColDef = React.useMemo(
    () => ({
      width: 260,
      ...(chosen.includes('headerName') && { headerName: 'Catalog' }),
      ...(chosen.includes('leafField') && { leafField: 'title' }),
      hideDescendantCount: chosen.includes('hideDescendantCount'),
    }),
    [chosen],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        size="small"
        value={chosen}
        onChange={(_event, value: string[]) => setChosen(value)}
        aria-label="Properties of groupingColDef"
        sx={{ mb: 1 }}
      >
        {names.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 400 }}>
        <DataGridPremium
          aria-label="Books by genre"
          rows={books}
          columns={bookColumns}
          groupingColDef={groupingColDef}
          columnVisibilityModel={{
            genre: false,
            title: !chosen.includes('leafField'),
          }}
          initialState={{ rowGrouping: { model: ['genre'] } }}
          defaultGroupingExpansionDepth={1}
        />
      </Box>
    </Box>
  );
}
