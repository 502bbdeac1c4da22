import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type GridColDef,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';
import * as React from 'react';
import { type Person, people } from '../../../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Name', flex: 1, minWidth: 110 },
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'email', headerName: 'Email', width: 220 },
];

export default function VisibilityInState() {
  const [model, setModel] = React.useState<GridColumnVisibilityModel>({
    email: false,
  });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} alignItems="center">
        <Button onClick={() => setModel({})}>Show every column</Button>
        <code>{JSON.stringify(model)}</code>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="People"
          rows={people}
          columns={columns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
