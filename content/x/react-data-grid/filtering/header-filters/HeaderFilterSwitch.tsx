import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { type Person, people } from '../../../../data/people';
import { RemoteSwitch } from './RemoteSwitch';

const columns: GridColDef<Person>[] = [
  { field: 'firstName', headerName: 'First name', width: 160 },
  {
    field: 'remote',
    headerName: 'Remote',
    type: 'boolean',
    width: 180,
    renderHeaderFilter: (params) => <RemoteSwitch {...params} />,
  },
  {
    field: 'jobTitle',
    headerName: 'Job title',
    flex: 1,
    minWidth: 170,
    renderHeaderFilter: () => null,
  },
];

export default function HeaderFilterSwitch() {
  return (
    <Box sx={{ height: 400 }}>
      <DataGridPro
        aria-label="People with a switch in the header"
        rows={people}
        columns={columns}
        unstable_headerFilters
      />
    </Box>
  );
}
