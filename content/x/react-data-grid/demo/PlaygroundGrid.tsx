import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, GridToolbar } from '@mui/x-data-grid';
import * as React from 'react';
import { type Order, orderStatuses, orders } from '../../../data/orders';
import { PlaygroundForm } from './PlaygroundForm';
import { defaultSettings, toProps } from './playground-options';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 120,
    editable: true,
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
  { field: 'placedAt', headerName: 'Placed', type: 'date', width: 110 },
];

export default function PlaygroundGrid() {
  const [settings, setSettings] = React.useState(defaultSettings);
  const [model, setModel] = React.useState({ page: 0, pageSize: 5 });

  return (
    <Box sx={{ width: '100%' }}>
      <PlaygroundForm settings={settings} onChange={setSettings} />
      <Box sx={{ height: 380 }}>
        <DataGrid
          aria-label="Orders"
          rows={orders}
          columns={columns}
          density={settings.compact ? 'compact' : 'standard'}
          checkboxSelection={settings.checkboxes}
          disableColumnMenu={!settings.menus}
          slots={{ toolbar: settings.toolbar ? GridToolbar : null }}
          isCellEditable={() => settings.editing}
          paginationModel={{ ...model, pageSize: settings.fewRows ? 5 : 25 }}
          onPaginationModelChange={setModel}
          pageSizeOptions={[settings.fewRows ? 5 : 25]}
        />
      </Box>
      <Box
        component="pre"
        dir="ltr"
        sx={{ m: 0, mt: 1, fontSize: 13, whiteSpace: 'pre-wrap' }}
      >
        {`<DataGrid\n${toProps(settings)}/>`}
      </Box>
    </Box>
  );
}
