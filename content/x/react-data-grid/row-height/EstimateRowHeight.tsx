import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { people } from '../../../data/people';
import { repeatRows } from '../../../data/repeat-rows';
import { bioColumns } from './bio-columns';

const rows = repeatRows(people, 90);
const getRowHeight = () => 'auto' as const;
const getEstimatedRowHeight = () => 92;

const paddedCells = { '& .MuiDataGrid-cell': { py: 2 } };

export default function EstimateRowHeight() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography id="with-estimate">With an estimate</Typography>
        <Box sx={{ height: 320 }}>
          <DataGrid
            aria-labelledby="with-estimate"
            rows={rows}
            columns={bioColumns}
            getRowHeight={getRowHeight}
            getEstimatedRowHeight={getEstimatedRowHeight}
            hideFooter
            sx={paddedCells}
          />
        </Box>
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography id="without-estimate">Without</Typography>
        <Box sx={{ height: 320 }}>
          <DataGrid
            aria-labelledby="without-estimate"
            rows={rows}
            columns={bioColumns}
            getRowHeight={getRowHeight}
            hideFooter
            sx={paddedCells}
          />
        </Box>
      </Box>
    </Stack>
  );
}
