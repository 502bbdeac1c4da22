import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid';
import * as React from 'react';
import { type Person, people } from '../../../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Name', flex: 1, minWidth: 110 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 110 },
  { field: 'startDate', headerName: 'Start date', type: 'date', width: 130 },
];

const bestFirst: GridSortModel = [{ field: 'rating', sort: 'desc' }];

export default function SortModelInState() {
  const [sortModel, setSortModel] = React.useState(bestFirst);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} alignItems="center">
        <Button
          variant="outlined"
          size="small"
          disabled={sortModel === bestFirst}
          onClick={() => setSortModel(bestFirst)}
        >
          Reset
        </Button>
        <Box
          component="code"
          dir="ltr"
          sx={{ fontSize: 13, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {JSON.stringify(sortModel)}
        </Box>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="People"
          rows={people}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
