import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import * as React from 'react';
import { departures } from '../../../data/departures';
import { departureColumns } from './departure-columns';

const [first, ...others] = departures;

export default function ReplaceAllRows() {
  const [rows, setRows] = React.useState(others);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        <Button
          disabled={!first || rows.includes(first)}
          onClick={() => first && setRows([...rows, first])}
        >
          Add a train
        </Button>
        <Button onClick={() => setRows([...rows].reverse())}>Reverse</Button>
        <Button onClick={() => setRows(rows.slice(1))}>Remove the first</Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Departures"
          rows={rows}
          columns={departureColumns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
