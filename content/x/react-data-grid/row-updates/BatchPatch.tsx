import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { departures } from '../../../data/departures';
import { departureColumns } from './departure-columns';

export default function BatchPatch() {
  const apiRef = useGridApiRef();

  const moveAll = () => {
    const updates = departures
      .filter((row) => row.platform > 20)
      .map(({ id, platform }) => ({ id, platform: platform - 20 }));
    apiRef.current.updateRows(updates);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={moveAll} sx={{ mb: 1 }}>
        Move trains from platforms above 20
      </Button>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          aria-label="Departures"
          apiRef={apiRef}
          rows={departures}
          columns={departureColumns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
