import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import * as React from 'react';
import { type Person, people } from '../../../data/people';
import { personColumns } from './person-columns';
import { RadioCell } from './RadioCell';

const columns: GridColDef<Person>[] = [
  {
    field: 'choice',
    headerName: 'Choice',
    width: 80,
    sortable: false,
    filterable: false,
    disableColumnMenu: true,
    renderCell: (params) => <RadioCell {...params} />,
  },
  ...personColumns,
];

export default function RadioStyleSelection() {
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([2]);

  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        aria-label="People, to choose one"
        rows={people}
        columns={columns}
        rowSelectionModel={selected}
        onRowSelectionModelChange={setSelected}
      />
    </Box>
  );
}
