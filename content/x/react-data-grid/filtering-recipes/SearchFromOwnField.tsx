import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

export default function SearchFromOwnField() {
  const apiRef = useGridApiRef();
  const search = (text: string) => {
    const words = text.split(' ').filter((word) => word !== '');
    apiRef.current.setQuickFilterValues(words);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        label="Find an order"
        size="small"
        onChange={(event) => search(event.target.value)}
        sx={{ mb: 1 }}
      />
      <Box sx={{ height: 300 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders searched from a field"
          rows={orders}
          columns={orderColumns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
