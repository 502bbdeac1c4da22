import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { type Departure, departures } from '../../../data/departures';
import { departureColumns } from './departure-columns';

export default function PatchSingleRow() {
  const apiRef = useGridApiRef();

  const delay = (id: number) => {
    const row = apiRef.current.getRow<Departure>(id);
    if (row) {
      const delayMin = row.delayMin + 5;
      apiRef.current.updateRows([{ id, delayMin, status: 'Delayed' }]);
    }
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        {departures.slice(0, 3).map(({ id, line }) => (
          <Button key={id} onClick={() => delay(id)}>
            Delay {line}
          </Button>
        ))}
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Departures"
          apiRef={apiRef}
          rows={departures}
          columns={departureColumns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
