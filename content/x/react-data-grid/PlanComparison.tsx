import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { DataGridPro } from '@mui/x-data-grid-pro';
import * as React from 'react';
import { type Order, orders } from '../../data/orders';
import { type Plan, PlanSwitch } from './PlanSwitch';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 220 },
  { field: 'country', headerName: 'Country', width: 200 },
  { field: 'status', headerName: 'Status', width: 180 },
  { field: 'currency', headerName: 'Currency', width: 180 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 180 },
];

const grids: Record<Plan, React.ReactElement> = {
  Community: <DataGrid aria-label="Orders" rows={orders} columns={columns} />,
  Pro: (
    <DataGridPro
      aria-label="Orders"
      rows={orders}
      columns={columns}
      initialState={{ pinnedColumns: { left: ['customer'] } }}
    />
  ),
  Premium: (
    <DataGridPremium
      aria-label="Orders"
      rows={orders}
      columns={columns}
      initialState={{
        pinnedColumns: { left: ['customer'] },
        rowGrouping: { model: ['status'] },
        columns: { columnVisibilityModel: { status: false } },
        aggregation: { model: { quantity: 'sum' } },
      }}
      defaultGroupingExpansionDepth={1}
    />
  ),
};

export default function PlanComparison() {
  const [plan, setPlan] = React.useState<Plan>('Community');
  return (
    <Stack spacing={2}>
      <PlanSwitch plan={plan} onChange={setPlan} />
      <Box sx={{ height: 360 }}>{grids[plan]}</Box>
    </Stack>
  );
}
