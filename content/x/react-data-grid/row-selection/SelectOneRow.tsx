import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import * as React from 'react';
import { people } from '../../../data/people';
import { personColumns } from './person-columns';

export default function SelectOneRow() {
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([3]);
  const person = people.find(({ id }) => id === selected[0]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 300 }}>
        <DataGrid
          aria-label="People, one of them selected"
          rows={people}
          columns={personColumns}
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {person ? `${person.firstName}: ${person.bio}` : 'Nobody is selected.'}
      </Typography>
    </Box>
  );
}
