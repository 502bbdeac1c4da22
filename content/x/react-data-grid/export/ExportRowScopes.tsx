import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridRowId,
  gridDataRowIdsSelector,
  gridFilteredSortedRowIdsSelector,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import * as React from 'react';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

export default function ExportRowScopes() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Nothing exported yet.');

  const exportRows = (ids: GridRowId[]) => {
    apiRef.current.exportDataAsCsv({ getRowsToExport: () => ids });
    setMessage(`Exported ${ids.length} rows.`);
  };
  const scopes = {
    'This page': gridPaginatedVisibleSortedGridRowIdsSelector,
    'All matches': gridFilteredSortedRowIdsSelector,
    'All rows': gridDataRowIdsSelector,
  };

  return (
    <Box sx={{ width: '100%' }}>
      {Object.entries(scopes).map(([label, selector]) => (
        <Button key={label} onClick={() => exportRows(selector(apiRef))}>
          {label}
        </Button>
      ))}
      <Typography role="status">{message}</Typography>
      <Box sx={{ height: 340 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders that are not cancelled"
          rows={orders}
          columns={orderColumns}
          pageSizeOptions={[5]}
          initialState={{
            pagination: { paginationModel: { pageSize: 5 } },
            filter: {
              filterModel: {
                items: [
                  { field: 'status', operator: 'not', value: 'Cancelled' },
                ],
              },
            },
          }}
        />
      </Box>
    </Box>
  );
}
