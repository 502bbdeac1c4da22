import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  gridFilteredSortedRowIdsSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import * as React from 'react';
import { type Order, orders } from '../../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

export default function ReadWithSelector() {
  const apiRef = useGridApiRef();
  const [text, setText] = React.useState(
    'Sort or filter, then press the button.',
  );

  const read = () => {
    const ids = gridFilteredSortedRowIdsSelector(apiRef);
    const first = ids[0] === undefined ? null : apiRef.current.getRow(ids[0]);
    setText(`${ids.length} rows, the first is ${first?.customer ?? 'none'}`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={read}>Read the order of rows</Button>
      <Typography role="status" sx={{ my: 1 }}>
        {text}
      </Typography>
      <Box sx={{ height: 300 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders"
          rows={orders}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
