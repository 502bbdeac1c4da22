import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as React from 'react';
import { type Person, people } from '../../../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Name', flex: 1, minWidth: 110 },
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'salary', headerName: 'Salary', type: 'number', width: 110 },
];

const models = { visitor: { salary: false }, manager: { salary: true } };

export default function RoleBasedColumns() {
  const [role, setRole] = React.useState<keyof typeof models>('manager');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Role"
        value={role}
        onChange={(_, next: keyof typeof models | null) =>
          next && setRole(next)
        }
      >
        <ToggleButton value="manager">Manager</ToggleButton>
        <ToggleButton value="visitor">Visitor</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 300 }}>
        <DataGrid
          aria-label="People"
          rows={people}
          columns={columns}
          columnVisibilityModel={models[role]}
          disableColumnSelector
          hideFooter
        />
      </Box>
    </Stack>
  );
}
