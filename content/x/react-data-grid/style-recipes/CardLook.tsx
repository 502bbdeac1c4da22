import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { DataGrid } from '@mui/x-data-grid';
import { people } from '../../../data/people';
import { personColumns } from './person-columns';

export default function CardLook() {
  return (
    <Paper sx={{ p: 2, borderRadius: 3, width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="People on a card"
          rows={people}
          columns={personColumns}
          sx={{
            border: 0,
            '& .MuiDataGrid-columnHeaders': {
              bgcolor: 'action.hover',
              borderRadius: 2,
              borderBottom: 0,
            },
          }}
          hideFooter
        />
      </Box>
    </Paper>
  );
}
