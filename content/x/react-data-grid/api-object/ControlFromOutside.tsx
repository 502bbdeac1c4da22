import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import { departures } from '../../../data/departures';
import { departureColumns } from './departure-columns';

export default function ControlFromOutside() {
  const apiRef = useGridApiRef();

  const focusLast = () => {
    const ids = gridFilteredSortedRowIdsSelector(apiRef);
    const last = ids.length - 1;
    const id = ids[last];
    if (id === undefined) return;
    apiRef.current.setPage(Math.floor(last / 5));
    // The rows of the new page are there after the next render.
    setTimeout(() => {
      apiRef.current.scrollToIndexes({ rowIndex: last, colIndex: 1 });
      apiRef.current.setCellFocus(id, 'destination');
    });
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
