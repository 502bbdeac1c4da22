import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { DataGridPro } from '@mui/x-data-grid-pro';
import * as React from 'react';
import { type Order, orders } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'currency', headerName: 'Currency', width: 110 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
];

const captions = {
  Community:
    'Pages are always on. Column widths and order are fixed, a second sort rule replaces the first.',
  Pro: 'Drag header edges and headers. Customer stays in place when you scroll sideways. Hold Shift and click headers to sort by several columns.',
  Premium:
    'All of Pro. Orders are grouped by status and quantities are added up; change both in the column menu.',
};
type Plan = keyof typeof captions;

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
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Plan"
        value={plan}
        onChange={(_event, next: Plan | null) => setPlan(next ?? plan)}
      >
        {Object.keys(captions).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography variant="body2" role="status">
        {captions[plan]}
      </Typography>
      <Box sx={{ height: 360 }}>{grids[plan]}</Box>
    </Stack>
  );
}
