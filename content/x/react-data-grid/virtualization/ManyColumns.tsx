import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { hourColumns, stations } from './station-readings';

const columns = hourColumns(1000);

export default function ManyColumns() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGrid
        aria-label="Temperature of 100 stations in 1,000 hours"
        rows={stations}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
