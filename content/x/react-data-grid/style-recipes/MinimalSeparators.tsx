import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { people } from '../../../data/people';
import { personColumns } from './person-columns';

export default function MinimalSeparators() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGridPro
        aria-label="People with hidden separators"
        rows={people}
        columns={personColumns}
        sx={{
          '& .MuiDataGrid-columnSeparator': { opacity: '0 !important' },
          '& .MuiDataGrid-columnHeader:hover .MuiDataGrid-columnSeparator': {
            opacity: '1 !important',
          },
        }}
        hideFooter
      />
    </Box>
  );
}
