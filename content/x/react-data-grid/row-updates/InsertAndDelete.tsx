import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { departures } from '../../../data/departures';
import { departureColumns } from './departure-columns';

const rows = departures.slice(0, 4);

const extraTrain = {
  id: 99,
  line: 'X 1',
  destination: 'Andermatt',
  platform: 12,
  delayMin: 0,
  status: 'On time',
};

export default function InsertAndDelete() {
  const apiRef = useGridApiRef();

  const insert = () => apiRef.current.updateRows([extraTrain]);
  const remove = () =>
    apiRef.current.updateRows([{ id: extraTrain.id, _action: 'delete' }]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={insert}>Insert X 1</Button>
        <Button onClick={remove}>Delete X 1</Button>
      </Stack>
      <Box sx={{ height: 330 }}>
        <DataGrid
          aria-label="Departures"
          apiRef={apiRef}
          rows={rows}
          columns={departureColumns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
