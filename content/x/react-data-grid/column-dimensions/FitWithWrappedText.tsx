import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { type Person, people } from '../../../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'lastName', headerName: 'Name' },
  { field: 'jobTitle', headerName: 'Job' },
  { field: 'bio', headerName: 'About', maxWidth: 300 },
];

const getRowHeight = () => 'auto' as const;

export default function FitWithWrappedText() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGridPro
        aria-label="People"
        rows={people}
        columns={columns}
        getRowHeight={getRowHeight}
        autosizeOnMount
        autosizeOptions={{ includeOutliers: true }}
        hideFooter
        sx={{ '& .MuiDataGrid-cell': { py: 1 } }}
      />
    </Box>
  );
}
