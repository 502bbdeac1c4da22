import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { people } from '../../../data/people';
import { personColumns } from './person-columns';

export default function NamedGrid() {
  return (
    <Box sx={{ width: '100%' }}>
      <Typography id="staff-title" variant="h6" component="p" sx={{ mb: 1 }}>
        Staff in May
      </Typography>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-labelledby="staff-title"
          rows={people}
          columns={personColumns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
