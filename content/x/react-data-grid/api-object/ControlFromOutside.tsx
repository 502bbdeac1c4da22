import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { departures } from '../../../data/departures';
import { departureColumns } from './departure-columns';

export default function ControlFromOutside() {
  const apiRef = useGridApiRef();

  const focusLast = () => {
    const ids = apiRef.current.getSortedRowIds();
    apiRef.current.setPage(Math.ceil(ids.length / 5) - 1);
    apiRef.current.setCellFocus(ids[ids.length - 1] ?? 0, 'destination');
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => apiRef.current.setPage(1)}>Second page</Button>
      <Button onClick={focusLast}>Last departure</Button>
      <Button onClick={() => apiRef.current.scroll({ top: 0, left: 0 })}>
        Scroll to the top
      </Button>
      <Box sx={{ height: 300 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Departures"
          rows={departures}
          columns={departureColumns}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5]}
        />
      </Box>
    </Box>
  );
}
