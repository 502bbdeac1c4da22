import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as React from 'react';

const createRows = () => [
  { id: 1, item: 'Flour', kilos: 4 },
  { id: 2, item: 'Sugar', kilos: 2 },
];

type Item = ReturnType<typeof createRows>[number];

const columns: GridColDef<Item>[] = [
  { field: 'item', headerName: 'Item', width: 110 },
  {
    field: 'kilos',
    headerName: 'Kilos',
    type: 'number',
    width: 100,
    editable: true,
  },
];

export default function StableRowsReference() {
  const [renders, setRenders] = React.useState(1);
  const stableRows = React.useMemo(() => createRows(), []);
  const newRows = createRows();

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Button onClick={() => setRenders(renders + 1)}>
        Render the parent (rendered {renders}×)
      </Button>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id="stable-rows">Same array</Typography>
          <DataGrid
            aria-labelledby="stable-rows"
            autoHeight
            rows={stableRows}
            columns={columns}
            hideFooter
          />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id="new-rows">New array each time</Typography>
          <DataGrid
            aria-labelledby="new-rows"
            autoHeight
            rows={newRows}
            columns={columns}
            hideFooter
          />
        </Box>
      </Stack>
    </Stack>
  );
}
