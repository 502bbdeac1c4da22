import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import * as React from 'react';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

export default function DragHeaders() {
  const [move, setMove] = React.useState('No column moved yet');

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          aria-label="Orders"
          rows={orders}
          columns={orderColumns}
          onColumnOrderChange={({ column, oldIndex, targetIndex }) =>
            setMove(`${column.field}: from ${oldIndex} to ${targetIndex}`)
          }
          hideFooter
        />
      </Box>
      <p aria-live="polite">{move}</p>
    </Box>
  );
}
