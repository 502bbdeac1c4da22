import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import * as React from 'react';
import {
  departureColumns,
  firstDepartures,
  moveRow,
} from './departure-columns';

const labeled = firstDepartures.map((departure) => ({
  ...departure,
  __reorder__: `${departure.line} to ${departure.destination}`,
}));

export default function ReorderLabel() {
  const [rows, setRows] = React.useState(labeled);

  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGridPro
        aria-label="Departures with a label for the drag"
        rows={rows}
        columns={departureColumns}
        rowReordering
        onRowOrderChange={({ oldIndex, targetIndex }) =>
          setRows(moveRow(rows, oldIndex, targetIndex))
        }
        slots={{ rowReorderIcon: UnfoldMoreIcon }}
        hideFooter
      />
    </Box>
  );
}
