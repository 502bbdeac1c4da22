import PrintIcon from '@mui/icons-material/Print';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import * as React from 'react';
import { type Order, orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

export default function PinIdAndActions() {
  const [printed, setPrinted] = React.useState<number>();
  const columns = React.useMemo<GridColDef<Order>[]>(
    () => [
      ...orderColumns,
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 80,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="print"
            icon={<PrintIcon />}
            label={`Print order ${row.id}`}
            onClick={() => setPrinted(row.id)}
          />,
        ],
      },
    ],
    [],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 340 }}>
        <DataGridPro
          aria-label="Orders"
          rows={orders}
          columns={columns}
          initialState={{
            pinnedColumns: { left: ['id'], right: ['actions'] },
          }}
          hideFooter
        />
      </Box>
      <p aria-live="polite">
        {printed ? `Sent order ${printed} to the printer` : 'Nothing printed'}
      </p>
    </Box>
  );
}
