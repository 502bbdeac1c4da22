import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type Person, people } from '../../../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'firstName', headerName: 'First name', flex: 1, minWidth: 110 },
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 110 },
  { field: 'department', headerName: 'Department', flex: 1, minWidth: 120 },
];

/** The text, place and type of the real watermark, which `DataGridPro` draws without a key. */
export default function WatermarkPicture() {
  return (
    <Box sx={{ position: 'relative', height: 264, width: '100%' }}>
      <DataGrid
        aria-label="People"
        hideFooter
        rows={people.slice(0, 4)}
        columns={columns}
      />
      <Box
        sx={{
          position: 'absolute',
          bottom: '50%',
          insetInlineEnd: 0,
          width: '100%',
          textAlign: 'center',
          fontSize: 24,
          letterSpacing: '5px',
          color: '#8282829e',
          pointerEvents: 'none',
        }}
      >
        MUI X Missing license key
      </Box>
    </Box>
  );
}
