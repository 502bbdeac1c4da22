import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  gridPageSizeSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import * as React from 'react';
import { people } from '../../../data/people';
import { personColumns } from './person-columns';

export default function FindAndScroll() {
  const apiRef = useGridApiRef();
  const [name, setName] = React.useState('Mori');
  const [missing, setMissing] = React.useState(false);

  const find = (event: React.FormEvent) => {
    event.preventDefault();
    const ids = gridExpandedSortedRowIdsSelector(apiRef);
    const person = people.find((row) => row.lastName.startsWith(name));
    // A row that a filter hides has no index.
    const rowIndex = person ? ids.indexOf(person.id) : -1;
    setMissing(rowIndex < 0);
    if (!person || rowIndex < 0) return;

    apiRef.current.setPage(Math.floor(rowIndex / gridPageSizeSelector(apiRef)));
    setTimeout(() => {
      apiRef.current.scrollToIndexes({ rowIndex, colIndex: 0 });
      apiRef.current.setCellFocus(person.id, 'lastName');
    });
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack component="form" direction="row" onSubmit={find} sx={{ mb: 1 }}>
        <TextField
          size="small"
          label={missing ? 'Not in the list' : 'Last name'}
          value={name}
          error={missing}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit">Find</Button>
      </Stack>
      <Box sx={{ height: 300 }}>
        <DataGrid
          aria-label="People, ten a page"
          apiRef={apiRef}
          rows={people}
          columns={personColumns}
          initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
          pageSizeOptions={[10]}
        />
      </Box>
    </Box>
  );
}
