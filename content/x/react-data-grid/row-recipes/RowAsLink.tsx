import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as React from 'react';
import { type Order, orders } from '../../../data/orders';

const columns: GridColDef<Order>[] = [
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 140,
    renderCell: ({ row, tabIndex }) => (
      <Link
        href={`#order-${row.id}`}
        tabIndex={tabIndex}
        onClick={(event) => event.stopPropagation()}
      >
        {row.customer}
      </Link>
    ),
  },
  { field: 'status', headerName: 'Status', width: 110 },
];

export default function RowAsLink() {
  const [opened, setOpened] = React.useState<string>();

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Orders that open on click"
          rows={orders}
          columns={columns}
          onRowClick={({ id }) => setOpened(`Order ${id}`)}
          hideFooter
        />
      </Box>
      <p aria-live="polite">{opened ?? 'No order opened'}</p>
    </Box>
  );
}
