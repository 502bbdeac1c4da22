import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { DataGrid, GridColumnMenu } from '@mui/x-data-grid';
import * as React from 'react';
import { books } from '../../../data/books';
import { bookColumns } from './book-columns';

const noColumns = { columnMenuColumnsItem: null };
const filterFirst = { columnMenuFilterItem: { displayOrder: 0 } };

export default function MenuReordered() {
  const [hide, setHide] = React.useState(true);
  const [reorder, setReorder] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="No column items"
        control={<Checkbox checked={hide} />}
        onChange={(_, checked) => setHide(checked)}
      />
      <FormControlLabel
        label="Filter first"
        control={<Checkbox checked={reorder} />}
        onChange={(_, checked) => setReorder(checked)}
      />
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Books"
          rows={books}
          columns={bookColumns}
          slots={{ columnMenu: GridColumnMenu }}
          slotProps={{
            columnMenu: {
              slots: hide ? noColumns : undefined,
              slotProps: reorder ? filterFirst : undefined,
            },
          }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
