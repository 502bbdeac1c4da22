import Box from '@mui/material/Box';
import { DataGridPro, type GridRowSelectionModel } from '@mui/x-data-grid-pro';
import * as React from 'react';
import { people } from '../../../data/people';
import { personColumns } from './person-columns';

export default function SelectManyRows() {
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([2, 4]);

  return (
    <Box sx={{ height: 320 }}>
      <DataGridPro
        aria-label="People, several of them selected"
        rows={people}
        columns={personColumns}
        rowSelectionModel={selected}
        onRowSelectionModelChange={setSelected}
      />
    </Box>
  );
}
